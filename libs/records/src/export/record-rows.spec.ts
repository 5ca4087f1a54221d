import { csvLines, readCsv } from '@heptad/file-export';
import { addMoney, money, sumMoney } from '@heptad/formatting';
import fc from 'fast-check';
import { toRecordPage } from '../bet-list/bet-record';
import { NOW, wireAnswer, wireBet, wireLeg, wonBet } from '../testing/wire-records';
import { headRow } from './record-file';
import { COLUMNS, recordRows, type RowWords } from './record-rows';

const words: RowWords = {
  venue: ({ venue }) => venue,
  kind: ({ combination }) => String(combination.legs),
  state: (state) => state,
  notation: ({ notation }) => `n${String(notation)}`,
  head: (column) => column,
  currency: undefined,
};
const rowsOf = (items: Parameters<typeof wireAnswer>[0]) => [
  headRow(words),
  ...recordRows(toRecordPage(wireAnswer(items)).records, words),
];

describe('the head of a file', () => {
  it('says the currency of its amounts, which stay numbers', () => {
    const heads = headRow({ head: (column) => column, currency: 'CNY' });
    expect(heads.filter((head) => head.includes('CNY'))).toEqual([
      'stake (CNY)',
      'returns (CNY)',
      'winLoss (CNY)',
    ]);
    expect(headRow(words)).toEqual(COLUMNS);
  });
});

describe('the rows of a file', () => {
  it('hold all that a bet says, its legs side by side', () => {
    const second = wireLeg({
      home: '皇马',
      away: '巴萨',
      selection: '大',
      line: '2.25',
      odds: '1.80',
      notation: 2,
      scoreAtBet: '1:0',
      result: '2:2',
      state: 'won',
      live: true,
    });
    const bet = wireBet('1', { comboCode: 2001, legs: [wireLeg(), second] });
    const [heads, row, ...rest] = rowsOf([bet]);
    expect(heads).toEqual(COLUMNS);
    expect(rest).toEqual([]);
    expect(Object.fromEntries(COLUMNS.map((column, place) => [column, row?.[place]]))).toEqual({
      number: '1',
      venue: 'IMTY',
      kind: '2',
      state: 'accepted',
      placedAt: '2026-05-20 11:59',
      settledAt: '',
      stake: '10.00',
      returns: '19.50',
      winLoss: '',
      league: '英超 | 英超',
      match: '阿森纳 v 切尔西 | 皇马 v 巴萨',
      market: '让球 | 让球',
      selection: '切尔西 +0.5 | 大 2/2.5',
      odds: '1.95 | 0.80',
      notation: 'n3 | n2',
      scoreAtBet: '– | 1:0',
      result: '– | 2:2',
      legState: 'accepted | won',
    });
  });

  it('has amounts that add up to the cent after it was written and read', () => {
    const cents = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });
    const text = (value: number) =>
      `${value < 0 ? '-' : ''}${String(Math.trunc(Math.abs(value) / 100))}.${String(Math.abs(value) % 100).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 12 }), (amounts) => {
        const bets = amounts.map((amount, index) => ({ ...wonBet(String(index)), winLoss: text(amount) }));
        const [, ...rows] = readCsv(csvLines(rowsOf(bets)));
        const place = COLUMNS.indexOf('winLoss');
        const total = sumMoney(rows.map((row) => money(row[place] ?? '')));
        const expected = amounts.map((amount) => money(text(amount))).reduce(addMoney, money('0'));
        expect(total).toBe(expected);
      }),
    );
  });

  it('cannot be made to run by what a team is called', () => {
    const bet = wireBet('1', { legs: [wireLeg({ home: '=cmd|calc', league: '@x', selection: '+y' })] });
    const file = csvLines(rowsOf([bet]));
    expect(file).toContain("'@x");
    expect(file).toContain("'=cmd|calc v 切尔西");
    expect(file).toContain("'+y");
    expect(file).not.toMatch(/(^|,|")[=@+](cmd|x|y)/m);
    expect(readCsv(file)[1]?.[COLUMNS.indexOf('match')]).toBe('=cmd|calc v 切尔西');
  });

  it('writes times that sort', () => {
    expect(rowsOf([wonBet('1')])[1]?.[COLUMNS.indexOf('settledAt')]).toBe('2026-05-20 12:00');
    expect(NOW).toBe(new Date(2026, 4, 20, 12).getTime());
  });
});
