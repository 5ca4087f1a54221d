import type { activity, CallResponse } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import { promiseOf } from '@heptad/sandbox-games';
import type { PrizeRow, Reached } from './activity';
import { obstacleOf } from './admission';
import type { ActivityKind, Chances, Seat } from './kind';
import { promiseName } from './play';
import { rulesOnWire } from './rules-on-wire';
import { standingOf, type Standing } from './standing-of';
import { weightsNow } from './weights';

type Head = CallResponse<typeof activity.list>['activities'][number];
type Detail = CallResponse<typeof activity.detail>;

/** What lists show of a run. */
export function headOf(kind: ActivityKind, { run, locale }: Seat, { state, waits }: Standing): Head {
  const { activity } = run;
  return {
    id: run.id,
    kind: activity.kind,
    category: activity.category,
    title: activity.title[locale],
    summary: activity.summary[locale],
    art: activity.art,
    startsAt: run.startsAt,
    endsAt: run.endsAt,
    claimableUntil: run.claimableUntil,
    state,
    waits: waits ? 1 : 0,
    ...(kind.addsUp === true && {
      prizeTotal: fromMinorUnits(activity.prizes.reduce((sum, { amount }) => sum + amount, 0n)),
    }),
  };
}

/** All that a page shows of a run. */
export async function detailOf(kind: ActivityKind, seat: Seat): Promise<Detail> {
  const { run, member, now, locale, given, services } = seat;
  const { activity } = run;
  const standing = await standingOf(kind, seat);
  const obstacle = member && obstacleOf(activity, member, now)?.[locale];
  const { toClaim, chances } = standing;
  const promised =
    kind.draws === true && member !== undefined
      ? await promiseOf(services.storage, member.id, promiseName(run.id))
      : undefined;
  return {
    ...headOf(kind, seat, standing),
    ...defined({
      obstacle,
      chances: chances && chancesOnWire(chances, seat),
      budget: activity.budget === undefined ? undefined : moneyLeft(activity.budget, given.paid),
      fairness: promised && { commitment: promised.commitment, number: promised.number },
    }),
    now,
    prizes: prizesOnWire(kind, seat),
    turnoverTimes: activity.turnoverTimes,
    claimRule: activity.claimRule,
    toClaim: toClaim.map((each) => claimableOnWire(each, seat)),
    rules: rulesOnWire(activity.rules, seat),
    board: await kind.board(seat),
  };
}

const moneyLeft = (total: bigint, paid: bigint) => ({
  total: fromMinorUnits(total),
  left: fromMinorUnits(total > paid ? total - paid : 0n),
});

function chancesOnWire({ earned, used, nextAt, by }: Chances, { locale }: Seat): Detail['chances'] {
  return {
    earned,
    used,
    left: Math.max(earned - used, 0),
    ...defined({ nextAt }),
    by: by.map((each) => ({ text: each.text[locale], earned: each.earned })),
  };
}

function prizesOnWire(kind: ActivityKind, { run, given, locale }: Seat): Detail['prizes'] {
  const { prizes, budget, turnoverTimes } = run.activity;
  const weights = weightsNow(prizes, given, budget);
  return prizes.map((row, place) => ({
    id: row.id,
    name: row.name[locale],
    kind: row.kind,
    amount: fromMinorUnits(row.amount),
    turnover: fromMinorUnits(row.amount * BigInt(turnoverTimes)),
    ...defined({
      weight: kind.draws === true && row.weight !== undefined ? weights[place] : undefined,
      stock:
        row.stock === undefined
          ? undefined
          : { total: row.stock, left: Math.max(row.stock - given.times(row.id), 0) },
      target: row.target === undefined ? undefined : targetText(row),
      ranks: row.ranks,
    }),
  }));
}

/** A row's target as it goes over the wire. */
export function targetText({ target = 0n, counts }: PrizeRow): string {
  return counts === 'money' ? fromMinorUnits(target) : target.toString();
}

function claimableOnWire(
  { source, name, reason, amount }: Reached,
  { run, locale }: Seat,
): Detail['toClaim'][number] {
  return {
    id: source,
    name: name[locale],
    amount: fromMinorUnits(amount),
    turnover: fromMinorUnits(amount * BigInt(run.activity.turnoverTimes)),
    reason: reason[locale],
    expiresAt: run.claimableUntil,
  };
}
