import { BUSINESS_CODES, type CallResponse, type rebate } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Member } from '../members/member';
import { admitPlay } from '../protection/admission';
import type { SandboxServices } from '../server/services';
import { creditDay } from './credit-day';
import { LEAST_CLAIM, totalOf } from './day-rules';
import { openDay, waitingDays, type OpenDay } from './open-days';

type Services = Pick<SandboxServices, 'storage' | 'ledger' | 'clock' | 'mails'>;
type Claim = CallResponse<typeof rebate.claim>;

/** What a member reads who may not claim: the rebate comes all the same. */
export const NOT_BY_HAND = '账户当前不能手动领取，返水将自动存入{{centreWallet}}';

/** The days that wait for a member, the oldest first, with what each comes to. */
export async function waitingOf(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  member: Member,
): Promise<readonly OpenDay[]> {
  const days = await waitingDays(storage, member.id, clock.now());
  const found: OpenDay[] = [];
  for (const day of days) found.push(await openDay(storage, member, day, found.length === 0));
  return found;
}

/** Pays all days that wait into the member's centre. Runs inside the transaction of its keyed call. @throws BusinessError */
export async function claimRebate(services: Services, member: Member, key: string): Promise<Claim> {
  await admitPlay(services, member, 'payIn', NOT_BY_HAND);
  const waiting = await waitingOf(services, member);
  if (waiting.length === 0) throw new BusinessError(BUSINESS_CODES.prizeClaimed, '返水已到账，暂无可领取');
  const sum = waiting.reduce((total, { kinds }) => total + totalOf(kinds).rebate, 0n);
  if (sum < LEAST_CLAIM)
    throw new BusinessError(BUSINESS_CODES.prizeNotReached, '未达到最低领取额，将自动到账');
  for (const { day } of waiting) await creditDay(services, member, day, { way: 'claimed', key });
  const paid = await claimOfKey(services, member.id, key);
  if (paid === undefined) throw new Error('a claim that paid nothing');
  return paid;
}

/** What the claim with a key has paid; undefined when none arrived. */
export async function claimOfKey(
  { storage }: Pick<Services, 'storage'>,
  memberId: string,
  key: string,
): Promise<Claim | undefined> {
  const rows = await storage.db
    .selectFrom('rebate_days')
    .select(['day', 'amount_minor', 'settled_at'])
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    amount: fromMinorUnits(rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0n)),
    days: new Set(rows.map(({ day }) => day)).size,
    at: first.settled_at,
  };
}
