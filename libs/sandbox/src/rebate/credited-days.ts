import type { CallRequest, CallResponse, rebate } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import type { Row, Storage } from '@heptad/sandbox-ledger';
import { totalOf, type KindRebate } from './day-rules';
import { REBATE_KINDS } from './ratios';

type DayRow = Row<'rebate_days'>;

/** A day as it was credited. */
export interface CreditedDay {
  readonly day: string;
  readonly kinds: readonly KindRebate[];
  readonly way: CallResponse<typeof rebate.records>['items'][number]['way'];
  /** Sandbox ms. */
  readonly at: number;
}

/** A page of a member's credited days, the newest first. */
export async function creditedPage(
  { db }: Storage,
  memberId: string,
  { page, size }: CallRequest<typeof rebate.records>,
): Promise<CallResponse<typeof rebate.records>> {
  const days = await db
    .selectFrom('rebate_days')
    .select('day')
    .distinct()
    .where('member_id', '=', memberId)
    .orderBy('day', 'desc')
    .execute();
  const shown = days.slice((page - 1) * size, page * size).map(({ day }) => day);
  const rows = await db
    .selectFrom('rebate_days')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('day', 'in', ['', ...shown])
    .execute();
  const items = shown.flatMap((day) => creditedOf(rows.filter((row) => row.day === day)) ?? []);
  return {
    items: items.map(({ day, kinds, way, at }) => {
      const { turnover, rebate: amount } = totalOf(kinds);
      return { day, turnover: fromMinorUnits(turnover), rebate: fromMinorUnits(amount), way, at };
    }),
    total: days.length,
    page,
    size,
  };
}

/** One credited day; undefined where it was not. */
export async function creditedDay(
  { db }: Storage,
  memberId: string,
  day: string,
): Promise<CreditedDay | undefined> {
  const rows = await db
    .selectFrom('rebate_days')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .execute();
  return creditedOf(rows);
}

function creditedOf(rows: readonly DayRow[]): CreditedDay | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    day: first.day,
    way: first.way === 'claimed' ? 'claimed' : 'credited',
    at: first.settled_at,
    kinds: REBATE_KINDS.flatMap((kind) => {
      const row = rows.find((each) => each.kind === kind);
      if (row === undefined) return [];
      const { turnover_minor: turnover, correction_minor: correction, ratio, amount_minor: rebate } = row;
      return [{ kind, turnover, correction, ratio: BigInt(ratio), rebate }];
    }),
  };
}
