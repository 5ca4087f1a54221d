import { REQUEST_CODES } from '@heptad/contracts';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import { BusinessError } from '@heptad/sandbox-venues';
import { drawDigits } from './challenges';
import type { Challenges } from './challenges';
import type { Member } from '../members/member';
import type { Outbox } from '../members/outbox';

export type CodeChannel = 'phone' | 'email';
export type CodeCheck = 'right' | 'wrong' | 'expired' | 'excessive';

/** A member's own phone or e-mail; empty where none is bound. */
export const contactOf = ({ phone, email }: Pick<Member, CodeChannel>, way: CodeChannel): string =>
  way === 'phone' ? phone : email;

/** Verification codes by phone and e-mail: sent to the outbox, which the panel shows. */
export interface VerificationCodes {
  /** Sends a code; throws a BusinessError within a minute of the last one. Gives the seconds until the next. */
  send(order: {
    readonly to: string;
    readonly channel: CodeChannel;
    readonly purpose: string;
    /** Whose code it is, where only that member may use it; nobody else's code to the same place is touched by it. */
    readonly memberId?: string | undefined;
  }): Promise<number>;
  /** Checks a code; the right one is used up, the fifth wrong one closes it. */
  check(to: string, purpose: string, code: string, memberId?: string): Promise<CodeCheck>;
}

/** Lets a right code pass. @throws BusinessError for any other */
export function requireRight(result: CodeCheck): void {
  if (result === 'excessive')
    throw new BusinessError(REQUEST_CODES.tooManyRequests, '错误次数过多，请稍后再试');
  if (result !== 'right') throw new BusinessError(REQUEST_CODES.invalidRequest, '验证码错误或已过期');
}

const LIFE_MS = 5 * 60_000;
const WAIT_MS = 60_000;
const MOST_TRIES = 5;
const CODE_DIGITS = 6;

export function createVerificationCodes(
  challenges: Challenges,
  outbox: Outbox,
  clock: SandboxClock,
): VerificationCodes {
  const idOf = (to: string, purpose: string, memberId = '') =>
    [purpose, to, ...(memberId === '' ? [] : [memberId])].join(':');
  return {
    async send({ to, channel, purpose, memberId }) {
      const id = idOf(to, purpose, memberId);
      const last = await challenges.find('code', id);
      const wait = last === undefined ? 0 : last.expiresAt - LIFE_MS + WAIT_MS - clock.now();
      if (wait > 0) {
        throw new BusinessError(REQUEST_CODES.tooManyRequests, '验证码发送过于频繁，请稍后再试', {
          retryAfter: Math.ceil(wait / 1000),
        });
      }
      const code = drawDigits(CODE_DIGITS);
      await challenges.put({ kind: 'code', id, answer: code, lifeMs: LIFE_MS });
      outbox.send({ to, channel, purpose, code, at: clock.now() });
      return WAIT_MS / 1000;
    },
    async check(to, purpose, code, memberId) {
      const id = idOf(to, purpose, memberId);
      const challenge = await challenges.find('code', id);
      if (challenge === undefined || challenge.expired) return 'expired';
      // Counted before it is judged: many at the same moment get no more tries than one after the other.
      const tries = await challenges.countTry('code', id);
      if (tries > MOST_TRIES) return 'excessive';
      if (challenge.answer !== code) return tries === MOST_TRIES ? 'excessive' : 'wrong';
      return (await challenges.take('code', id)) === undefined ? 'expired' : 'right';
    },
  };
}
