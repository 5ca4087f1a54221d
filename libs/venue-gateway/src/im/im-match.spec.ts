import type { im } from '@heptad/contracts';
import { expected, golden, inGoldenWords } from '../testing/golden';
import { createTestVenue } from '../testing/test-venue';
import { valueOf } from '../testing/value-of';
import { lineLabel } from '../mapping/line-label';
import { imClock } from './im-match';
import { imMarkets, imSide } from './im-markets';

describe('IM clocks', () => {
  it.each([
    ['1H 23:15', { seconds: 1395, period: 'firstHalf', running: true }],
    ['2H 61:00', { seconds: 3660, period: 'secondHalf', running: true }],
    ['2H 61:00||', { seconds: 3660, period: 'secondHalf', running: false }],
    ['HT', { seconds: 0, period: 'halfTime', running: false }],
    ['Q3 04:10', { seconds: 250, period: 'quarter3', running: true }],
    ['S2', { seconds: 0, period: 'set2', running: false }],
    ['I7', { seconds: 0, period: 'inning7', running: false }],
    ['OT 01:00', { seconds: 60, period: 'overtime', running: true }],
    ['BT', { seconds: 0, period: 'break', running: false }],
    ['Q9 01:00', { seconds: 60, period: 'inPlay', running: true }],
    ['toString', undefined],
    ['', undefined],
    [null, undefined],
    ['1H 5:7:9', undefined],
  ])('reads %p', (text, clock) => {
    expect(imClock(text, true)).toEqual(clock);
  });

  it('stands while the match is suspended', () => {
    expect(imClock('1H 10:00', false)).toMatchObject({ running: false });
  });
});

describe('IM markets', () => {
  const line = (over: Partial<im.MarketLine>): im.MarketLine => ({
    MarketlineId: 1,
    BetTypeId: 1,
    PeriodId: 1,
    MarketlineLevel: 1,
    MarketlineStatusId: 1,
    WagerSelections: [{ WagerSelectionId: 2, SelectionId: 1, Handicap: -0.5, Odds: 1.9, OddsType: 3 }],
    ...over,
  });

  it('SPORT-015 takes prices in all four notations', () => {
    const prices = [
      [-0.5, 1],
      [2, 2],
      [3, 3],
      [2, 4],
    ] as const;
    for (const [Odds, OddsType] of prices) {
      const selection = { WagerSelectionId: 2, SelectionId: 1, Handicap: 0, Odds, OddsType };
      expect(imMarkets(7, [line({ WagerSelections: [selection] })], false)[0]?.selections[0]?.odds).toBe(
        '3.00',
      );
    }
  });

  it('puts main lines first and keeps each key once', () => {
    const second = { WagerSelectionId: 9, SelectionId: 1, Handicap: -1, Odds: 2.2, OddsType: 3 as const };
    const markets = imMarkets(
      7,
      [line({ MarketlineLevel: 2, WagerSelections: [second] }), line({}), line({ MarketlineId: 8 })],
      false,
    );
    expect(markets.map(({ key }) => key)).toEqual(['im|7|1.1|-0.5', 'im|7|1.1|-1']);
  });

  it('leaves out kinds and periods it does not know, lines without their line, and empty ones', () => {
    const lineless = { WagerSelectionId: 2, SelectionId: 1, Odds: 1.9, OddsType: 3 as const };
    const odd = [
      line({ BetTypeId: 9999 }),
      line({ PeriodId: 77 }),
      line({ WagerSelections: [lineless] }),
      line({ WagerSelections: [] }),
    ];
    expect(imMarkets(7, odd, false)).toEqual([]);
  });

  it('shows a status it does not know as suspended, and locks what has no price', () => {
    const [market] = imMarkets(7, [line({ MarketlineStatusId: 6 })], false);
    expect(market).toMatchObject({ status: 'suspended', selections: [{ locked: true }] });
    const priceless = { WagerSelectionId: 2, SelectionId: 1, Handicap: 0, Odds: 0, OddsType: 3 as const };
    const [selection] = imMarkets(7, [line({ WagerSelections: [priceless] })], false)[0]?.selections ?? [];
    expect(selection?.locked).toBe(true);
    expect(selection).not.toHaveProperty('odds');
  });

  it.each([
    [161, 1, 2],
    [188, 692, 691],
    [191, 1, 2],
  ])(
    'SPORT-028 SPORT-029 keeps a handicap of bet type %i, each side with its own sign',
    (BetTypeId, home, away) => {
      const sides = [home, away].map((SelectionId) => {
        return {
          WagerSelectionId: SelectionId,
          SelectionId,
          Handicap: -0.75,
          Odds: 1.9,
          OddsType: 3 as const,
        };
      });
      const [market] = imMarkets(
        7,
        [line({ BetTypeId, BetTypeName: '罚牌让球', WagerSelections: sides })],
        false,
      );
      expect(market).toMatchObject({ kind: 'venueLine', name: '罚牌让球', line: '-0.75' });
      expect(market?.selections.map(({ side }) => side)).toEqual(['home', 'away']);
      expect(market?.selections.map((each) => lineLabel(market, each))).toEqual(['-0.5/1', '+0.5/1']);
    },
  );

  it('SPORT-028 keeps a total of bet type 189, without a sign', () => {
    const sides = [3, 4].map((SelectionId) => {
      return { WagerSelectionId: SelectionId, SelectionId, Handicap: 4, Odds: 1.9, OddsType: 3 as const };
    });
    const [market] = imMarkets(7, [line({ BetTypeId: 189, WagerSelections: sides })], false);
    expect(market?.selections.map((each) => [each.side, lineLabel(market, each)])).toEqual([
      ['over', '4.0'],
      ['under', '4.0'],
    ]);
  });

  it('keeps lines of two bet types apart that say the same line', () => {
    const keys = imMarkets(7, [line({ BetTypeId: 161 }), line({ BetTypeId: 188 })], false).map(
      ({ key }) => key,
    );
    expect(new Set(keys).size).toBe(2);
  });

  it('tells scores and runners apart by their specifier', () => {
    expect([imSide(8, '2:1'), imSide(9, null), imSide(17, '1004'), imSide(555, 'x')]).toEqual([
      'score:2:1',
      'score:other',
      'runner:1004',
      'other:555:x',
    ]);
  });
});

describe('IM lines whose subject only their name tells', () => {
  it('SPORT-028 SPORT-029 are read from the golden payload as it means, with the label of each side', async () => {
    const { gateway, reply } = createTestVenue();
    const { Events } = golden('im-extra-lines').answer as { Events: object[] };
    const { matches } = expected('im-extra-lines') as {
      matches: { id: string; markets: { name: string }[] }[];
    };
    for (const [place, meant] of matches.entries()) {
      const answer = { StatusCode: 100, ServerTime: 1, Events: [Events[place]] };
      reply('/api/mobile/GetEventDetails', JSON.stringify(answer));
      const { match } = await valueOf(gateway.sports('IMTY').match(meant.id));
      const markets = match.markets.map(({ name }, index) => ({ ...meant.markets[index], name }));
      expect(markets).toEqual(meant.markets);
      expect({ ...match, ...(inGoldenWords(match) as object) }).toMatchObject({
        ...meant,
        markets: meant.markets.map(({ name: _, ...market }) => market),
      });
    }
    const labels = async (id: string, place: number) => {
      reply('/api/mobile/GetEventDetails', JSON.stringify({ StatusCode: 100, Events: [Events[place]] }));
      const { match } = await valueOf(gateway.sports('IMTY').match(id));
      return match.markets.map((market) =>
        market.selections.map((selection) => lineLabel(market, selection)),
      );
    };
    expect(await labels('7100300402', 0)).toEqual([
      ['-0.5', '+0.5'],
      ['3.5', '3.5'],
      ['13.5', '13.5'],
    ]);
    expect(await labels('7300300403', 1)).toEqual([['-4.5', '+4.5']]);
  });
});

describe('IM details', () => {
  it('finds the event that was asked for in whatever order they come', async () => {
    const { gateway, reply } = createTestVenue();
    const [event] = (golden('im-detail').answer as { Events: object[] }).Events;
    const answer = { StatusCode: 100, ServerTime: 1, Events: [{ ...event, EventId: 5 }, null, event] };
    reply('/api/mobile/GetEventDetails', JSON.stringify(answer));
    const result = await gateway.sports('IMTY').match('7100300401');
    expect(result).toMatchObject({ ok: true, value: { match: { id: '7100300401' } } });
  });
});
