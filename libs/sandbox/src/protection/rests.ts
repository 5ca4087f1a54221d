import type { protection } from '@heptad/contracts';
import type { Storage } from '@heptad/sandbox-ledger';
import { dayjs } from '@heptad/formatting';
import type { Rest } from '../members/rest';

export type ExclusionTerm = (typeof protection.exclusionTerms)[number];

const DAY_MS = 86_400_000;
const MONTHS: Readonly<Record<Exclude<ExclusionTerm, 'forever'>, number>> = {
  sixMonths: 6,
  oneYear: 12,
  threeYears: 36,
  fiveYears: 60,
};
/** The last moment that a calendar can write. */
export const FOREVER = 8.64e15;

/** When a time-out or a self-exclusion that begins now is over. @param length days, or the term of an exclusion */
export function endOfRest(length: number | ExclusionTerm, now: number): number {
  if (typeof length === 'number') return now + length * DAY_MS;
  return length === 'forever' ? FOREVER : dayjs.utc(now).add(MONTHS[length], 'month').valueOf();
}

/** Writes a rest down. One that there is already stays: the longest counts. */
export async function beginRest(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
  kind: Rest['kind'],
  { from, until }: { readonly from: number; readonly until: number },
): Promise<void> {
  await db
    .insertInto('member_rests')
    .values({ member_id: memberId, kind, starts_at: Math.trunc(from), ends_at: Math.trunc(until) })
    .execute();
}
