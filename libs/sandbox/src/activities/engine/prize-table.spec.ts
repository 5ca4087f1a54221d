import { prizeTable, tableFault } from './prize-table';
import { drawnRow } from './prize-rows';
import { runAt } from './runs';
import { themedLottery } from '../kinds/themed-lottery/themed-lottery';
import * as v from 'valibot';

const [wheel] = themedLottery.activities;
if (wheel === undefined) throw new Error('a wheel without an activity');
const run = {
  ...runAt(wheel, Date.parse('2026-11-26T12:00:00+08:00')),
  activity: { ...wheel, budget: 1_000_00n, prizes: [drawnRow('none', 0n, 5), drawnRow('p8', 8_00n, 5, 10)] },
};
const given = { times: () => 4, paid: 0n };
const GOOD = [
  { id: 'none', amount: '0', weight: 90 },
  { id: 'p8', amount: '8.88', weight: 10, stock: 4 },
];
const fault = (change: (rows: typeof GOOD) => readonly object[]) =>
  tableFault(v.parse(prizeTable, change(structuredClone(GOOD))), run, given);

describe('a prize table from the panel', () => {
  it('is taken where nothing is wrong', () => {
    expect(fault((rows) => rows)).toBeUndefined();
  });

  it.each<[string, (rows: typeof GOOD) => readonly object[]]>([
    ['There is no prize p9.', ([none, p8]) => [none!, { ...p8, id: 'p9' }]],
    ['A prize stands in the table twice.', (rows) => [...rows, rows[0]!]],
    ['The prize none is missing.', ([, p8]) => [p8!]],
    ['The prize p8 is money and has none.', ([none, p8]) => [none!, { ...p8, amount: '0.00' }]],
    ['The prize none is not money and has an amount.', ([none, p8]) => [{ ...none, amount: '1' }, p8!]],
    ['The prize p8 is drawn and has no weight.', ([none, p8]) => [none!, { id: 'p8', amount: p8!.amount }]],
    ['Of the prize p8, 4 are given away already.', ([none, p8]) => [none!, { ...p8, stock: 3 }]],
    ['All weights are zero: nothing could be drawn.', (rows) => rows.map((row) => ({ ...row, weight: 0 }))],
    [
      'The prize p8 is more than all the money of the activity.',
      ([none, p8]) => [none!, { ...p8, amount: '1000.01' }],
    ],
  ])('is refused: %s', (sentence, change) => {
    expect(fault(change)).toBe(sentence);
  });

  it.each([
    [{ id: 'p8', amount: '8,88', weight: 1 }],
    [{ id: 'p8', amount: '-1', weight: 1 }],
    [{ id: 'p8', amount: '1', weight: -1 }],
    [{ id: 'p8', amount: '1', weight: 0.5 }],
    [{ id: 'p8', amount: '1', weight: 1, name: 'x' }],
    ['p8'],
  ])('is not read where a row is %j', (row) => {
    expect(v.safeParse(prizeTable, [row]).success).toBe(false);
  });
});
