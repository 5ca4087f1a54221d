import { REQUEST_CODES } from '@heptad/contracts';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import { BusinessError } from '@heptad/sandbox-venues';
import { drawDigits } from './challenges';
import type { Challenges } from './challenges';
import type { Outbox } from '../members/outbox';

export type CodeChannel = 'phone' | 'email';
export type CodeCheck = 'right' | 'wrong' | 'expired' | 'excessive';

/** Verification codes by phone and e-mail: sent to the outbox, which the panel shows. */
export interface VerificationCodes {
  /** Sends a code; throws a BusinessError within a minute of the last one. Gives the seconds until the next. */
  send(order: {
    readonly to: string;
    readonly channel: CodeChannel;
    readonly purpose: string;
  }): Promise<number>;
  /** Checks a code; the right one is used up, the fifth wrong one closes it. */
  check(to: string, purpose: string, code: string): Promise<CodeCheck>;
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
  const idOf = (to: string, purpose: string) => `${purpose}:${to}`;
  return {
    async send({ to, channel, purpose }) {
      const last = await challenges.find('code', idOf(to, purpose));
      const wait = last === undefined ? 0 : last.expiresAt - LIFE_MS + WAIT_MS - clock.now();
      if (wait > 0) {
        throw new BusinessError(REQUEST_CODES.tooManyRequests, '验证码发送过于频繁，请稍后再试', {
          retryAfter: Math.ceil(wait / 1000),
        });
      }
      const code = drawDigits(CODE_DIGITS);
      await challenges.put({ kind: 'code', id: idOf(to, purpose), answer: code, lifeMs: LIFE_MS });
      outbox.send({ to, channel, purpose, code, at: clock.now() });
      return WAIT_MS / 1000;
    },
    async check(to, purpose, code) {
      const id = idOf(to, purpose);
      const challenge = await challenges.find('code', id);
      if (challenge === undefined || challenge.expired) return 'expired';
      if (challenge.tries >= MOST_TRIES) return 'excessive';
      if (challenge.answer === code) {
        await challenges.remove('code', id);
        return 'right';
      }
      await challenges.countTry('code', id);
      return challenge.tries + 1 >= MOST_TRIES ? 'excessive' : 'wrong';
    },
  };
}
