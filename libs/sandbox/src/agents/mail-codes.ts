import { REQUEST_CODES } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { SandboxServices } from '../server/services';

/** Codes by e-mail, as the login makes them. */
export interface MailCodes {
  /** Gives the seconds until the next. @throws BusinessError within a minute of the last one to the same address */
  send(order: { readonly to: string; readonly channel: 'email'; readonly purpose: string }): Promise<number>;
  check(to: string, purpose: string, code: string): Promise<'right' | 'wrong' | 'expired' | 'excessive'>;
}

const PURPOSE = 'agent';
const HOUR_MS = 60 * 60_000;
/** Codes that a member may order in an hour, whatever address they go to: nobody fills the mailboxes of others. */
const MOST_AN_HOUR = 5;

/** Sends a code to an address that is an agent's or is to be one. @throws BusinessError when too many were ordered */
export async function sendMailCode(
  { storage, clock }: Pick<SandboxServices, 'storage' | 'clock'>,
  codes: MailCodes,
  { memberId, to }: { readonly memberId: string; readonly to: string },
): Promise<number> {
  const now = clock.now();
  const recent = await storage.db
    .selectFrom('agent_code_orders')
    .select('ordered_at')
    .where('member_id', '=', memberId)
    .where('ordered_at', '>', now - HOUR_MS)
    .orderBy('ordered_at')
    .execute();
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= MOST_AN_HOUR)
    throw new BusinessError(REQUEST_CODES.tooManyRequests, '验证码发送过于频繁，请稍后再试', {
      retryAfter: Math.ceil((oldest.ordered_at + HOUR_MS - now) / 1_000),
    });
  const wait = await codes.send({ to, channel: 'email', purpose: PURPOSE });
  await storage.db.insertInto('agent_code_orders').values({ member_id: memberId, ordered_at: now }).execute();
  return wait;
}

/** @param wrong what is said of a code that is not right @throws BusinessError unless the code is the one that was sent */
export async function requireMailCode(
  codes: MailCodes,
  { to, code, wrong }: { readonly to: string; readonly code: string; readonly wrong: string },
): Promise<void> {
  const result = await codes.check(to, PURPOSE, code);
  if (result === 'excessive')
    throw new BusinessError(REQUEST_CODES.tooManyRequests, '错误次数过多，请稍后再试');
  if (result !== 'right') throw new BusinessError(REQUEST_CODES.invalidRequest, wrong);
}
