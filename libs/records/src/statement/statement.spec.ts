import { wallet } from '@heptad/contracts';
import { csvLines, readCsv } from '@heptad/file-export';
import { dayKey, money } from '@heptad/formatting';
import fc from 'fast-check';
import en from '../money-texts/messages/en.json';
import zhCN from '../money-texts/messages/zh-CN.json';
import zhTW from '../money-texts/messages/zh-TW.json';
import { linePath, toRows, toStatementPage, type StatementLine } from './statement';
import { statementHead, statementRows } from './statement-file';
import {
  FIRST_VIEW,
  isStatementNarrowed,
  LINE_GROUPS,
  readStatementFilters,
  statementQuery,
  writeStatementFilters,
} from './statement-filters';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const read = (query: string) => readStatementFilters(new URLSearchParams(query), NOW);

const line = (id: number, at: number): StatementLine => ({
  id: String(id),
  kind: 'topUp',
  wallet: 'center',
  amount: money('1.00'),
  after: money('1.00'),
  at,
});
const page = (lines: readonly StatementLine[]) => ({
  lines,
  next: undefined,
  totals: { in: money('0'), out: money('0'), count: lines.length },
  days: {},
  wallets: [],
});

describe('filters of a statement', () => {
  it('ROUTE-071 are read from the address and written back as they were', () => {
    const query = 'wallet=IMTY&kind=transfer&time=7';
    expect(read(query)).toEqual({
      wallet: 'IMTY',
      group: 'transfer',
      span: { kind: 'named', name: '7' },
    });
    expect(writeStatementFilters(read(query)).toString()).toBe(query);
  });

  it('VENUE-002 mean one wallet by either spelling of its venue', () => {
    expect(read('wallet=OBTY')).toEqual(read('wallet=YBTY'));
    expect(read('wallet=OBTY').wallet).toBe('YBTY');
  });

  it.each([
    '',
    'wallet=',
    'wallet=%3Cscript%3E',
    'kind=nonsense',
    'time=all',
    'time=2026-13',
    'kind=toString',
  ])('leave out what is none: %s', (query) => {
    expect(read(query)).toEqual(FIRST_VIEW);
    expect(isStatementNarrowed(read(query))).toBe(false);
  });

  it('ask for the kinds of a group, and for the days of the member’s zone', () => {
    expect(statementQuery(read('kind=payout&time=today'), NOW)).toMatchObject({
      kinds: ['payout', 'cashOut'],
      from: expect.any(Number) as number,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('hold every kind of posting in exactly one group, and each has its words', () => {
    expect(Object.values(LINE_GROUPS).flat().toSorted()).toEqual(wallet.entryKinds.toSorted());
    for (const { statement } of [zhCN, zhTW, en]) {
      expect(Object.keys(statement.kind).toSorted()).toEqual(wallet.entryKinds.toSorted());
      expect(Object.keys(statement.group)).toEqual(Object.keys(LINE_GROUPS));
    }
  });
});

describe('the list of a statement', () => {
  it('has each posting once and one head a day, whatever the pages hold twice', () => {
    const HOUR = 3_600_000;
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 40 }),
        fc.nat(),
        (hours, cut) => {
          const times = hours.toSorted((a, b) => b - a);
          const lines = times.map((hour, place) => line(1_000 - place, hour * HOUR));
          const at = cut % lines.length;
          const rows = toRows([page(lines.slice(0, at + 1)), page(lines.slice(at))], (moment) =>
            dayKey(moment, { timeZone: 'UTC' }),
          );
          const days = new Set(times.map((hour) => Math.floor(hour / 24)));
          expect(rows.filter(({ row }) => row === 'day')).toHaveLength(days.size);
          const drawn = rows.flatMap((row) => (row.row === 'line' ? [row] : []));
          expect(drawn.map((row) => row.line.id)).toEqual(lines.map(({ id }) => id));
          for (const mark of ['isFirst', 'isLast'] as const)
            expect(drawn.filter((row) => row[mark])).toHaveLength(days.size);
          expect(rows[0]?.row).toBe('day');
        },
      ),
    );
  });

  it('follows its last line while there are older ones', () => {
    const wire = {
      items: [
        { id: '7', kind: 'bet', wallet: 'IMTY', amount: '-5.00', balanceAfter: '1.00', createdAt: NOW },
      ],
      totals: { in: '0.00', out: '5.00', lines: 3 },
      days: [{ day: '2026-11-23', in: '0.00', out: '5.00' }],
      wallets: [{ wallet: 'center' }],
    } as const;
    const copy = { ...wire, items: [...wire.items], days: [...wire.days], wallets: [...wire.wallets] };
    expect(toStatementPage({ ...copy, more: 1 }).next).toBe('7');
    expect(toStatementPage({ ...copy, more: 0 })).toMatchObject({
      next: undefined,
      totals: { count: 3, out: '5.00' },
      days: { '2026-11-23': { out: '5.00' } },
    });
    expect(linePath('7')).toBe('/record/transacitonDetail?id=7');
  });
});

describe('the file of a statement', () => {
  it('holds amounts that add up, and no formula', () => {
    const words = {
      kind: () => '=HYPERLINK("http://x")',
      wallet: () => '@SUM(A1)',
    };
    const rows = statementRows([{ ...line(1, NOW), amount: money('-5.50'), reference: '+1' }], words);
    const text = csvLines(rows);
    expect(text).toContain(',-5.50,');
    expect(text).toMatch(/'=HYPERLINK/);
    expect(text).toMatch(/,'@SUM/);
    expect(text).toMatch(/,'\+1,/);
    expect(readCsv(text)).toEqual(rows);
  });

  it('says the currency of its amounts in their heads', () => {
    const head = (column: string) => column;
    expect(statementHead({ head, currency: 'CNY' })).toEqual([
      'at',
      'kind',
      'wallet',
      'amount (CNY)',
      'after (CNY)',
      'reference',
      'id',
    ]);
    expect(statementHead({ head, currency: undefined })).toContain('amount');
  });
});
