import { BUSINESS_CODES, type CallRequest, type profile } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Challenges } from '../login/challenges';
import { contactOf, requireRight, type CodeChannel, type VerificationCodes } from '../login/codes';
import { noteLeftContact, requireContactNotExcluded } from '../members/excluded-members';
import type { Member } from '../members/member';
import type { SandboxServices } from '../server/services';

export type ChangePurpose = CallRequest<typeof profile.prove>['purpose'];

/** A phone or address that a member wants, with what shows that it is theirs. */
export interface Binding {
  readonly way: CodeChannel;
  readonly contact: string;
  readonly code: string;
  readonly proof?: string | undefined;
}

/** Binds phones and e-mail addresses: each is one member's, and a present one is changed only by who has it. */
export interface Contacts {
  /** Takes the code that went to the present phone or e-mail. @throws BusinessError where it is not right, or nothing is bound */
  judgeProof(member: Member, purpose: ChangePurpose, code: string): Promise<void>;
  /** Gives a proof for one change. `expiresAt` in ms of the sandbox clock. */
  giveProof(memberId: string, purpose: ChangePurpose): Promise<{ proof: string; expiresAt: number }>;
  /** Judges a binding before anything is written: proof, then code; the code is used up by it. @throws BusinessError */
  judgeBinding(member: Member, binding: Binding): Promise<void>;
  /** Carries a judged binding out. To be called inside a transaction. @throws BusinessError where it belongs to somebody else */
  bind(memberId: string, binding: Binding): Promise<void>;
}

/** How long a proof is good, ms. */
export const PROOF_LIFE_MS = 10 * 60_000;

const WAY_OF = { changePhone: 'phone', changeEmail: 'email' } as const;
const PURPOSE_OF = { phone: 'changePhone', email: 'changeEmail' } as const;

export function createContacts(
  services: Pick<SandboxServices, 'members' | 'clock' | 'storage'>,
  challenges: Challenges,
  codes: VerificationCodes,
): Contacts {
  const { members, clock } = services;
  const isProof = (
    found: Awaited<ReturnType<Challenges['find']>>,
    memberId: string,
    purpose: ChangePurpose,
  ): boolean =>
    found !== undefined && !found.expired && found.subject === memberId && found.answer === purpose;

  return {
    async judgeProof(member, purpose, code) {
      const contact = contactOf(member, WAY_OF[purpose]);
      requireRight(contact === '' ? 'expired' : await codes.check(contact, purpose, code, member.id));
    },
    async giveProof(memberId, purpose) {
      const proof = await challenges.put({
        kind: 'proof',
        subject: memberId,
        answer: purpose,
        lifeMs: PROOF_LIFE_MS,
      });
      return { proof, expiresAt: clock.now() + PROOF_LIFE_MS };
    },
    async judgeBinding(member, { way, contact, code, proof = '' }) {
      const present = contactOf(member, way);
      if (present === contact) throw new BusinessError(BUSINESS_CODES.contactUnchanged, '与当前绑定的相同');
      // Looked at first: a code that is used up for nothing would have to be waited for again.
      if (present !== '' && !isProof(await challenges.find('proof', proof), member.id, PURPOSE_OF[way]))
        throw noProof();
      requireRight(await codes.check(contact, 'bind', code, member.id));
    },
    async bind(memberId, { way, contact, proof = '' }) {
      const member = await members.find(memberId);
      // Another tab may have bound one meanwhile.
      if (member === undefined || contactOf(member, way) !== '') {
        if (!isProof(await challenges.take('proof', proof), memberId, PURPOSE_OF[way])) throw noProof();
      }
      await requireContactNotExcluded(services, memberId, contact);
      const holder = await members.findByLogin(contact);
      if (holder !== undefined && holder.id !== memberId)
        throw new BusinessError(BUSINESS_CODES.contactTaken, '已被其他账号绑定');
      if (member !== undefined) await noteLeftContact(services, memberId, contactOf(member, way));
      await members.update(memberId, way === 'phone' ? { phone: contact } : { email: contact });
    },
  };
}

const noProof = () => new BusinessError(BUSINESS_CODES.proofMissing, '请先验证当前绑定的手机或邮箱');
