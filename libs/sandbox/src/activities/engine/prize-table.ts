import { minorUnits, money } from '@heptad/formatting';
import * as v from 'valibot';
import type { PrizeRow, Run } from './activity';
import type { SetPrize } from './held-runs';
import type { Given } from './kind';

const whole = (name: string) =>
  v.pipe(v.number(), v.integer(`${name} is a whole number`), v.minValue(0), v.maxValue(1_000_000));

/** What the panel says of the rows of a prize table. */
export const prizeTable = v.array(
  v.strictObject({
    id: v.string(),
    amount: v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,2})?$/, 'amount: a decimal text such as 8.88')),
    weight: v.optional(whole('weight')),
    stock: v.optional(whole('stock')),
  }),
);

/**
 * Why a prize table cannot be set, in a sentence; undefined where nothing is wrong. Rows are those of the platform's own table: their ids,
 * names and kinds stay, amounts, weights and stock change. What is given away already is not taken back.
 */
export function tableFault(rows: readonly SetPrize[], run: Run, given: Given): string | undefined {
  const { prizes, budget } = run.activity;
  const ids = rows.map(({ id }) => id);
  const unknown = ids.find((id) => !prizes.some((prize) => prize.id === id));
  if (unknown !== undefined) return `There is no prize ${unknown}.`;
  if (new Set(ids).size < ids.length) return 'A prize stands in the table twice.';
  const missing = prizes.find(({ id }) => !ids.includes(id));
  if (missing !== undefined) return `The prize ${missing.id} is missing.`;
  for (const row of rows) {
    const fault = rowFault(
      row,
      prizes.find(({ id }) => id === row.id),
      given,
    );
    if (fault !== undefined) return fault;
  }
  const drawn = rows.filter(({ weight }) => weight !== undefined);
  if (drawn.length > 0 && drawn.every(({ weight }) => weight === 0))
    return 'All weights are zero: nothing could be drawn.';
  const dearest = rows.find(({ amount }) => budget !== undefined && minorUnits(money(amount)) > budget);
  return dearest === undefined
    ? undefined
    : `The prize ${dearest.id} is more than all the money of the activity.`;
}

function rowFault(
  { id, amount, weight, stock }: SetPrize,
  prize: PrizeRow | undefined,
  given: Given,
): string | undefined {
  const minor = minorUnits(money(amount));
  if (prize?.kind === 'money' && minor === 0n) return `The prize ${id} is money and has none.`;
  if (prize?.kind !== 'money' && minor > 0n) return `The prize ${id} is not money and has an amount.`;
  if ((prize?.weight === undefined) !== (weight === undefined))
    return weight === undefined
      ? `The prize ${id} is drawn and has no weight.`
      : `The prize ${id} is not drawn and has a weight.`;
  if (stock !== undefined && stock < given.times(id))
    return `Of the prize ${id}, ${String(given.times(id))} are given away already.`;
  return undefined;
}
