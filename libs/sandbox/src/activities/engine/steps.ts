import { fromMinorUnits } from '@heptad/formatting';
import type { PrizeRow, Reached } from './activity';
import type { Board, Seat } from './kind';
import { targetText } from './show';

type Step = Extract<Board, { kind: 'newTask' }>['steps'][number];

/** How far a member is with each row of a prize table that is reached, in the row's own unit. */
export type Have = (row: PrizeRow) => bigint;

const stepsOf = ({ run }: Seat): readonly PrizeRow[] =>
  run.activity.prizes.filter(({ target }) => target !== undefined);

/** The steps that are reached; each wins what its row says. */
export function reachedSteps(seat: Seat, have: Have): readonly Reached[] {
  return stepsOf(seat)
    .filter((row) => have(row) >= (row.target ?? 0n))
    .map((row) => ({
      source: row.id,
      prizeId: row.id,
      name: row.name,
      reason: row.name,
      amount: row.amount,
    }));
}

/** The steps as a page shows them. @param path where a step is done */
export function stepsOnWire(seat: Seat, have: Have, path?: (row: PrizeRow) => string | undefined): Step[] {
  const { run, awards, locale, now } = seat;
  return stepsOf(seat).map((row) => {
    const value = have(row);
    const reached = value >= (row.target ?? 0n);
    const over = now >= (reached ? run.claimableUntil : run.endsAt);
    const isPaid = awards.some(({ source }) => source === row.id);
    const leads = path?.(row);
    return {
      id: row.id,
      name: row.name[locale],
      have: row.counts === 'money' ? fromMinorUnits(value) : value.toString(),
      target: targetText(row),
      unit: row.counts ?? 'count',
      amount: fromMinorUnits(row.amount),
      state: isPaid ? 'claimed' : over ? 'gone' : reached ? 'reached' : 'open',
      ...(leads !== undefined && { path: leads }),
    };
  });
}
