import { agents, REQUEST_CODES } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import { requireContactNotExcluded } from '../members/excluded-members';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { wordsFor } from '../words/platform-words';
import { agentOf, type Agent } from './agent';
import { agentFigures, agentOffer, agentState } from './agent-state';
import { addDetails, fileApplication, requireFreeMail, requireMayApply } from './applications';
import { noteDevice } from './attribution';
import { requireMailCode, sendMailCode, type MailCodes } from './mail-codes';

const WRONG_CODE = '验证码错误或已过期';
const WRONG_NEW = '新邮箱验证码错误或已过期';
const WRONG_PRESENT = '原邮箱验证码错误或已过期';

/** Puts the calls of agents on the server (ROUTE-063…066). @param codes by which an address is proved */
export function serveAgents(
  { calls, services }: Pick<AreaServer, 'calls' | 'services'>,
  codes: MailCodes,
): void {
  const { storage } = services;

  /** @throws BusinessError for who is no agent, or is one no more */
  async function requireAgent(memberId: string): Promise<Agent> {
    const agent = await agentOf(storage, memberId);
    if (agent === undefined || agent.ended_at !== null)
      throw new BusinessError(REQUEST_CODES.invalidRequest, '您还不是代理');
    return agent;
  }

  calls.serveCall(agents.offer, () => agentOffer());

  calls.serveCall(agents.own, async ({ member, uuid, headers }) => {
    const { id } = signedIn(member);
    const state = await agentState(storage, id, wordsFor(headers));
    if (state.agent !== undefined) await noteDevice(storage, id, uuid);
    return state;
  });

  calls.serveCall(agents.figures, ({ member, now }) => agentFigures(storage, signedIn(member).id, now));

  calls.serveCall(agents.sendCode, async ({ body, member }) => {
    const memberId = signedIn(member).id;
    const to = body.to === 'new' ? body.email : (await requireAgent(memberId)).email;
    return { retryAfter: await sendMailCode(services, codes, { memberId, to }) };
  });

  calls.serveCall(
    agents.apply,
    async ({ body, member, uuid, headers, now }) => {
      const { id: memberId } = signedIn(member);
      const { email, plan, about } = body;
      await fileApplication(storage, { memberId, email, plan, about, now });
      await noteDevice(storage, memberId, uuid);
      return agentState(storage, memberId, wordsFor(headers));
    },
    {
      async before({ body: { email, code }, member, now }) {
        // First what needs no code: one that is used up for nothing would have to be waited for again.
        const { id: memberId } = signedIn(member);
        await requireMayApply(storage, { memberId, email, now });
        await requireMailCode(codes, { to: email, code, wrong: WRONG_CODE });
        await requireContactNotExcluded(services, memberId, email.toLowerCase());
      },
    },
  );

  calls.serveCall(agents.addDetails, async ({ body, member, headers }) => {
    const { id } = signedIn(member);
    await addDetails(storage, id, body.about);
    return agentState(storage, id, wordsFor(headers));
  });

  calls.serveCall(
    agents.bindEmail,
    async ({ body: { email }, member, headers }) => {
      const { id } = signedIn(member);
      await requireAgent(id);
      await requireFreeMail(storage, email);
      await storage.db.updateTable('agents').set({ email }).where('member_id', '=', id).execute();
      return agentState(storage, id, wordsFor(headers));
    },
    {
      async before({ body: { email, code, presentCode }, member }) {
        const { id: memberId } = signedIn(member);
        const { email: present } = await requireAgent(memberId);
        await requireFreeMail(storage, email);
        await requireMailCode(codes, { to: email, code, wrong: WRONG_NEW });
        await requireMailCode(codes, { to: present, code: presentCode, wrong: WRONG_PRESENT });
        await requireContactNotExcluded(services, memberId, email.toLowerCase());
      },
    },
  );
}
