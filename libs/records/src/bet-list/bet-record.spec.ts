import type { bets, CallResponse } from '@heptad/contracts';
import { OddsType } from '@heptad/formatting';
import { combinationOf, joinPages, toOrderDetail, toRecordPage } from './bet-record';

type Answer = CallResponse<typeof bets.records>;

const bare: Answer['items'][number]['legs'][number] = {
  matchId: 'm1',
  league: '英超',
  home: '阿森纳',
  away: '切尔西',
  kickOff: 1_000,
  market: '让球',
  selection: '阿森纳',
  odds: '1.95',
  state: 'accepted',
  sport: 'football',
  live: false,
};
const leg = { ...bare, line: '-0.75' };
const item: Answer['items'][number] = {
  id: 'b1',
  venue: 'IMTY',
  state: 'accepted',
  comboCode: 1001,
  combinations: 1,
  unitStake: '10',
  stake: '10',
  returns: '19.5',
  placedAt: 5,
  legs: [leg],
};
const answer = (items: Answer['items'], more = false): Answer => ({
  items,
  total: items.length,
  page: 1,
  size: 2,
  more,
  totals: {
    bets: items.length,
    stake: '10',
    turnover: '0',
    returns: '3',
    won: '1',
    lost: '11.5',
    winLoss: '-10.5',
  },
  venues: [{ venue: 'FBTY', bets: 1, stake: '10', turnover: '0', winLoss: '-10.5' }],
  sports: [{ sport: 'football', name: '足球', bets: 1 }],
});
const legOf = (changes: Partial<typeof leg>) =>
  toRecordPage(answer([{ ...item, legs: [{ ...leg, ...changes }] }])).records[0]?.legs[0];

describe('a bet of the platform', () => {
  it('that is a bet builder has one price, and none of its legs has', () => {
    const builder = { ...item, comboCode: 2001, builderOdds: '3.10', legs: [leg, { ...leg, matchId: 'm1' }] };
    const [record] = toRecordPage(answer([builder])).records;
    expect(record?.builderOdds).toBe('3.10');
    expect(record?.legs.map(({ odds }) => odds)).toEqual([undefined, undefined]);
    const plain = toRecordPage(answer([item])).records[0];
    expect(plain && 'builderOdds' in plain).toBe(false);
    expect(plain?.legs[0]?.odds).toBe('1.95');
  });

  it('has the score that a handicap in play counts from before its line', () => {
    expect(legOf({ line: '-0.5' })?.line).toBe('-0.5');
    const counted = { ...leg, line: '-0.5', live: true, scoreAtBet: '2:1', countsFrom: '2:1' };
    const [record] = toRecordPage(answer([{ ...item, legs: [counted] }])).records;
    expect(record?.legs[0]).toMatchObject({ line: '(2-1) -0.5', scoreAtBet: '2:1' });
  });

  it('becomes a record with exact amounts', () => {
    const { records, totals } = toRecordPage(answer([{ ...item, winLoss: '-10' }]));
    expect(records[0]).toMatchObject({
      id: 'b1',
      venue: 'IMTY',
      stake: '10.00',
      returns: '19.50',
      winLoss: '-10.00',
    });
    expect(totals).toEqual({
      bets: 1,
      stake: '10.00',
      turnover: '0.00',
      returns: '3.00',
      won: '1.00',
      lost: '11.50',
      winLoss: '-10.50',
    });
    expect(toRecordPage(answer([item])).venues).toEqual([
      { venue: 'FBTY', bets: 1, stake: '10.00', turnover: '0.00', winLoss: '-10.50' },
    ]);
    expect(toRecordPage(answer([item])).records[0]?.winLoss).toBeUndefined();
  });

  it('SPORT-029 shows an away handicap from the away side', () => {
    expect(legOf({})?.line).toBe('-0.5/1');
    expect(legOf({ selection: '切尔西' })?.line).toBe('+0.5/1');
  });

  it('shows a total bare and nothing where there is no line', () => {
    expect(legOf({ selection: '大', line: '2.25' })?.line).toBe('2/2.5');
    expect(toRecordPage(answer([{ ...item, legs: [bare] }])).records[0]?.legs[0]?.line).toBe('');
  });

  it('names both sides, and an outright by its question alone', () => {
    expect(legOf({})?.match).toBe('阿森纳 v 切尔西');
    expect(legOf({ home: '联赛冠军', away: '' })?.match).toBe('联赛冠军');
  });

  it.each(['1', '0.5', '0'])('keeps a price that cannot pay (%s) from breaking the list', (odds) => {
    expect(legOf({ odds })?.odds).toBeUndefined();
  });

  it.each([
    [1001, { legs: 1, bets: 1 }],
    [2001, { legs: 2, bets: 1 }],
    [3004, { legs: 3, bets: 4 }],
    [8247, { legs: 8, bets: 247 }],
  ])('combo code %i is read as %o', (code, combination) => {
    expect(combinationOf(code)).toEqual(combination);
  });
});

describe('the price of a leg', () => {
  it('is European where the notation is not told', () => {
    expect(legOf({})?.notation).toBe(OddsType.europe);
    expect(legOf({ notation: 2 })?.notation).toBe(OddsType.hongkong);
  });
});

describe('an order', () => {
  it('ROUTE-073 has parts of legs that it has', () => {
    const part = { legs: [0, 7], odds: '1', returns: '2', state: 'lost' as const };
    const { record, parts } = toOrderDetail({ record: item, parts: [part] });
    expect(record.id).toBe('b1');
    expect(parts).toEqual([{ legs: [0], odds: undefined, returns: '2.00', state: 'lost' }]);
  });
});

describe('pages', () => {
  it('go on until all is there, and stop at an empty one', () => {
    expect(toRecordPage(answer([item, { ...item, id: 'b2' }], true)).next).toBe('b2');
    expect(toRecordPage(answer([item])).next).toBeUndefined();
    expect(toRecordPage(answer([], true)).next).toBeUndefined();
  });

  it('show each bet once, as the later page tells it', () => {
    const first = toRecordPage(answer([item, { ...item, id: 'b2' }], true));
    const second = toRecordPage(
      answer([
        { ...item, id: 'b2', state: 'pending' },
        { ...item, id: 'b3' },
      ]),
    );
    expect(joinPages([first, second]).map(({ id, state }) => [id, state])).toEqual([
      ['b1', 'accepted'],
      ['b2', 'pending'],
      ['b3', 'accepted'],
    ]);
    expect(joinPages([])).toEqual([]);
  });
});
