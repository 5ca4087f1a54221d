import { walletOverview } from '@heptad/contracts';
import { DAY_KEY, dayjs, dayKey, startOfDay } from '@heptad/formatting';
import { sql } from '@heptad/sandbox-ledger';
import type { Member } from '../members/member';
import type { SandboxServices } from '../server/services';

/** What a member had in all wallets at the end of a day, minor units. */
export interface DailyClosing {
  /** By the member's calendar, as `dayKey` writes it. */
  readonly day: string;
  readonly closing: bigint;
}

/** After its end a day is kept no sooner: a transaction that was begun in it may be written a moment later. */
const GRACE_MS = 60_000;

type Services = Pick<SandboxServices, 'storage' | 'ledger' | 'clock'>;

/**
 * The closings of the last thirty days, oldest first, of which the last is what the member has now. It goes back from there day by
 * day, and each day that is over is kept: later only the postings of days that are not kept yet are added up.
 * @param timeZone an IANA name
 */
export async function dailyClosings(
  services: Services,
  member: Pick<Member, 'id' | 'currency'>,
  timeZone: string,
): Promise<readonly DailyClosing[]> {
  const { storage, clock, ledger } = services;
  // What there is and what has moved are read at one moment.
  return storage.transaction(async () => {
    const now = clock.now();
    const days = lastDays(dayKey(now, { timeZone }));
    const kept = await keptClosings(services, member, timeZone, days);
    const balances = await ledger.balancesOf(member.id);
    let closing = balances.reduce((sum, { balance }) => sum + balance, 0n);
    const closings: DailyClosing[] = [];
    const ended: DailyClosing[] = [];
    for (const day of days.toReversed()) {
      closings.unshift({ day, closing });
      const before = dayBefore(day);
      const known = kept.get(before);
      closing = known ?? closing - (await movedOn(services, member.id, day, timeZone));
      const isOver = now >= startOfDay(day, { timeZone }) + GRACE_MS;
      if (known === undefined && isOver) ended.push({ day: before, closing });
    }
    await keep(services, member, timeZone, ended);
    return closings;
  });
}

const dayBefore = (day: string): string => dayjs.utc(day).subtract(1, 'day').format(DAY_KEY);

function lastDays(today: string): readonly string[] {
  const first = dayjs.utc(today).subtract(walletOverview.TREND_DAYS - 1, 'day');
  return Array.from({ length: walletOverview.TREND_DAYS }, (_, index) =>
    first.add(index, 'day').format(DAY_KEY),
  );
}

async function keptClosings(
  { storage }: Services,
  { id, currency }: Pick<Member, 'id' | 'currency'>,
  timeZone: string,
  days: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await storage.db
    .selectFrom('daily_closings')
    .select(['day', 'closing_minor'])
    .where('member_id', '=', id)
    .where('currency', '=', currency)
    .where('time_zone', '=', timeZone)
    .where('day', '>=', dayBefore(days[0] ?? ''))
    .execute();
  return new Map(rows.map(({ day, closing_minor }) => [day, closing_minor]));
}

/** What all of the member's wallets together have gained on a day, minor units. */
async function movedOn(
  { storage }: Services,
  memberId: string,
  day: string,
  timeZone: string,
): Promise<bigint> {
  const from = startOfDay(day, { timeZone });
  const until = startOfDay(dayjs.utc(day).add(1, 'day').format(DAY_KEY), { timeZone });
  const { rows } = await sql<{ moved_minor: bigint | null }>`
    SELECT SUM(postings.amount_minor) AS moved_minor
    FROM ledger_transactions
    JOIN postings ON postings.transaction_id = ledger_transactions.id
    JOIN accounts ON accounts.id = postings.account_id
    WHERE ledger_transactions.member_id = ${memberId} AND accounts.member_id = ${memberId}
      AND ledger_transactions.created_at >= ${from} AND ledger_transactions.created_at < ${until}`.execute(
    storage.db,
  );
  return BigInt(rows[0]?.moved_minor ?? 0);
}

async function keep(
  { storage }: Services,
  { id, currency }: Pick<Member, 'id' | 'currency'>,
  timeZone: string,
  ended: readonly DailyClosing[],
): Promise<void> {
  if (ended.length === 0) return;
  await storage.db
    .insertInto('daily_closings')
    .values(
      ended.map(({ day, closing }) => ({
        member_id: id,
        currency,
        time_zone: timeZone,
        day,
        closing_minor: closing,
      })),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'currency', 'time_zone', 'day']).doNothing())
    .execute();
}
