import { defined, fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import * as v from 'valibot';
import { DEMO_MEMBERS } from '../members/demo-members';
import { MEMBER_STATES } from '../members/member';
import { setGrade } from '../vip/review-grade';
import { walletStateOf } from '../wallet/wallet-state';
import type { AreaServer } from '../server/area-server';
import { CENTRE_WALLET, memberAccount, platformAccount } from '@heptad/sandbox-ledger';

const memberChange = v.strictObject({
  state: v.optional(v.picklist(MEMBER_STATES)),
  grade: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))),
  /** What customer service empties after it has made sure who asks, so that the member may set it anew. */
  release: v.optional(v.picklist(['realName', 'birthday', 'phone', 'email'])),
  /** Play money to add to the centre wallet. */
  deposit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/))),
});

/** Puts the members on the panel's side: who there is, and what may be changed about them. */
export function serveMemberControls({ app, services }: AreaServer): void {
  const { members, ledger, storage, events } = services;

  app.get('/__sandbox/members', async () => {
    const list = [];
    for (const member of await members.list()) {
      const note = DEMO_MEMBERS.find((demo) => demo.name === member.name)?.note ?? '';
      list.push({ ...member, note, wallet: await walletStateOf(services, member) });
    }
    return list;
  });

  app.post<{ Params: { name: string } }>('/__sandbox/members/:name', async (request, reply) => {
    const member = await members.findByName(request.params.name);
    if (member === undefined) return reply.code(404).send({ error: 'no such member' });
    const change = v.safeParse(memberChange, request.body);
    if (!change.success) return reply.code(400).send({ error: v.summarize(change.issues) });
    const { deposit, release, grade, state } = change.output;
    await storage.transaction(async () => {
      if (grade !== undefined) await setGrade(services, member.id, grade);
      if (state !== undefined || release !== undefined) {
        await members.update(member.id, {
          ...defined({ state }),
          ...(release !== undefined && { [release]: '' }),
        });
        storage.afterCommit(() => events.emit('protectionChanged', { memberId: member.id }));
      }
      const amount = deposit === undefined ? 0n : minorUnits(money(deposit));
      if (amount > 0n) {
        await ledger.transfer({
          from: platformAccount('deposits', member.currency),
          to: memberAccount(member.id, CENTRE_WALLET, member.currency),
          amount,
          reason: 'topUp',
          reference: 'panel',
          memberId: member.id,
        });
      }
    });
    const centre = await ledger.balance(memberAccount(member.id, CENTRE_WALLET, member.currency));
    return { ...(await members.find(member.id)), centre: fromMinorUnits(centre) };
  });
}
