import fc from 'fast-check';
import type { SimExtraKind, SimMarketKind, SimMarketPeriod } from '@heptad/sandbox-simulation';
import { FB_SPORTS, fbMarketType, fbOptionType, fbPeriod, fbSport, fbSportId } from '../fb/fb-numbers';
import {
  IM_SPORTS,
  imBetType,
  imMarket,
  imPeriod,
  imSelection,
  imSide,
  imSport,
  imSportId,
} from '../im/im-numbers';
import { OB_SPORTS, obOptionType, obPlay, obPlayId, obSide, obSport, obSportId } from '../ob/ob-numbers';
import { plainLine, selectionKeyOf } from '../matches/selection-keys';
import { wireNumber } from './wire-number';

const SIDES: Readonly<Record<SimMarketKind, readonly string[]>> = {
  handicap: ['home', 'away'],
  overUnder: ['over', 'under'],
  moneyline: ['home', 'away'],
  threeWay: ['home', 'draw', 'away'],
  pointsOverUnder: ['over', 'under'],
  cornersHandicap: ['home', 'away'],
  cornersOverUnder: ['over', 'under'],
  correctScore: ['0-0', '2-1', '10-3', 'other'],
  bothScore: ['yes', 'no'],
  oddEven: ['odd', 'even'],
  doubleChance: ['homeDraw', 'homeAway', 'drawAway'],
  winner: ['1001', '20005'],
  pointsHandicap: ['home', 'away'],
  bookingsHandicap: ['home', 'away'],
  bookingsOverUnder: ['over', 'under'],
  cornersBookingsOverUnder: ['over', 'under'],
};
/** What IM alone offers. */
const EXTRA: ReadonlySet<SimMarketKind> = new Set<SimExtraKind>([
  'pointsHandicap',
  'bookingsHandicap',
  'bookingsOverUnder',
  'cornersBookingsOverUnder',
]);
const KINDS = Object.keys(SIDES) as SimMarketKind[];
const PERIODS: readonly SimMarketPeriod[] = [
  ...(['full', 'firstHalf', 'quarter1', 'quarter2', 'quarter3', 'quarter4'] as const),
  ...(['set1', 'set2', 'set3', 'set4', 'set5'] as const),
];
const MARKETS = KINDS.flatMap((kind) => PERIODS.map((period) => ({ kind, period })));
const USUAL = MARKETS.filter(({ kind }) => !EXTRA.has(kind));

describe('numbers on the wire', () => {
  it('SPORT-003 mean one sport each, in IM, in OB and DB, in FB', () => {
    expect(IM_SPORTS.map((sport) => imSport(imSportId(sport) ?? 0))).toEqual(IM_SPORTS);
    expect(OB_SPORTS.map((sport) => obSport(obSportId(sport)))).toEqual(OB_SPORTS);
    expect(FB_SPORTS.map((sport) => fbSport(fbSportId(sport) ?? 0))).toEqual(FB_SPORTS);
    expect([imSport(177), obSport('47'), fbSport(39)]).toEqual([undefined, undefined, undefined]);
  });

  it('mean one kind of market in one part of the match', () => {
    for (const { kind, period } of MARKETS) {
      expect(imMarket(imBetType(kind), imPeriod(period))).toEqual({ kind, period });
    }
    for (const { kind, period } of USUAL) expect(obPlay(obPlayId(kind, period))).toEqual({ kind, period });
    expect(new Set(USUAL.map(({ kind, period }) => `${fbMarketType(kind)}.${fbPeriod(period)}`)).size).toBe(
      USUAL.length,
    );
    expect([imMarket(999, 1), imMarket(1, 3), obPlay('3')]).toEqual([undefined, undefined, undefined]);
  });

  it('mean one side of each market, and no side of another kind’s', () => {
    for (const kind of KINDS) {
      for (const side of SIDES[kind]) {
        const { SelectionId, Specifiers } = imSelection(kind, side);
        expect([kind, imSide(kind, SelectionId, Specifiers)]).toEqual([kind, side]);
        expect([kind, obSide(kind, obOptionType(kind, side))]).toEqual([kind, side]);
      }
      expect(new Set(SIDES[kind].map((side) => fbOptionType(kind, side))).size).toBe(SIDES[kind].length);
    }
    expect(imSide('handicap', 99, undefined)).toBeUndefined();
    expect(imSide('winner', 5, '1001')).toBeUndefined();
  });

  it('SPORT-029 number handicap sides as the pairs (1,2), (680,679) and (692,691)', () => {
    expect(imSelection('handicap', 'home').SelectionId).toBe(1);
    expect(imSelection('handicap', 'away').SelectionId).toBe(2);
    expect(imSelection('cornersHandicap', 'home').SelectionId).toBe(680);
    expect(imSelection('cornersHandicap', 'away').SelectionId).toBe(679);
    expect(imSelection('bookingsHandicap', 'home').SelectionId).toBe(692);
    expect(imSelection('bookingsHandicap', 'away').SelectionId).toBe(691);
  });

  it('stay within what JSON keeps exactly, and differ for different keys', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 20 }), (keys) => {
        const numbers = keys.map(wireNumber);
        expect(numbers.every((number) => Number.isSafeInteger(number) && number >= 0)).toBe(true);
        expect(new Set(numbers).size).toBe(keys.length);
      }),
    );
  });
});

describe('a selection’s key', () => {
  it('is spelt one way, however a wire writes its line', () => {
    expect(['+0.50', '0.5', 0.5, '.5'].map(plainLine)).toEqual(['0.5', '0.5', '0.5', '0.5']);
    expect(['-0', 0, '0.00', '+0'].map(plainLine)).toEqual(['0', '0', '0', '0']);
    expect(['', null, undefined, 'x'].map(plainLine)).toEqual([undefined, undefined, undefined, undefined]);
    const place = { matchId: '1', kind: 'threeWay', period: 'full', side: 'draw' } as const;
    expect(selectionKeyOf({ ...place, line: undefined })).toBe('1|threeWay.full|-|draw');
  });
});
