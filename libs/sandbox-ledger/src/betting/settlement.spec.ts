import { minorUnits, money } from '@heptad/formatting';
import fc from 'fast-check';
import { lineText } from '@heptad/sandbox-simulation';
import type { SimScore } from '@heptad/sandbox-simulation';
import type { LegState } from './betting';
import { betPayout, decidedPayout, isDecided, readOdds, settledState } from './payout';
import { settleSelection } from './settlement';

const goals = fc.integer({ min: 0, max: 9 });
const score = fc.record({ home: goals, away: goals });
const anyOdds = fc
  .integer({ min: 101, max: 3000 })
  .map((price) => `${Math.trunc(price / 100)}.${String(price % 100).padStart(2, '0')}`);

/** A whole or half line settled in the plainest words. */
function plainly(margin: number, line: number): 'won' | 'lost' | 'push' {
  const distance = margin + line;
  return distance > 0 ? 'won' : distance < 0 ? 'lost' : 'push';
}

function paid(state: LegState, odds: string, stake: bigint): bigint {
  return betPayout(1001, stake, [{ odds, state }]);
}

describe('settlement of lines', () => {
  it('settles a quarter line as two half stakes on its neighbours, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -40, max: 40 }),
        score,
        fc.constantFrom('home', 'away'),
        anyOdds,
        fc.bigInt({ min: 1n, max: 10_000_000n }),
        (quarters, final, side, odds, half) => {
          const state = settleSelection(
            { kind: 'handicap', line: lineText(quarters), side },
            { type: 'final', score: final },
          );
          const turn = side === 'home' ? 1 : -1;
          const margin = (final.home - final.away) * turn;
          const own = (quarters * turn) / 4;
          const neighbours = quarters % 2 === 0 ? [own, own] : [own - 0.25, own + 0.25];
          const [first, second] = neighbours.map((line) => plainly(margin, line));
          const exact = [first, second].reduce((sum, result) => {
            const hundredths = result === 'won' ? minorUnits(money(odds)) : result === 'push' ? 100n : 0n;
            return sum + half * hundredths;
          }, 0n);
          expect(paid(state, odds, 2n * half)).toBe(exact / 100n);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('gives the two sides of a line opposite ends', () => {
    const opposite: Record<string, string> = {
      won: 'lost',
      lost: 'won',
      push: 'push',
      halfWon: 'halfLost',
      halfLost: 'halfWon',
    };
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 60 }), score, (quarters, final) => {
        const outcome = { type: 'final', score: final } as const;
        for (const [kind, sides] of [
          ['handicap', ['home', 'away']],
          ['overUnder', ['over', 'under']],
        ] as const) {
          const line = lineText(quarters);
          const [one, other] = sides.map((side) => settleSelection({ kind, line, side }, outcome));
          expect(other).toBe(opposite[one ?? '']);
        }
      }),
    );
  });

  it.each<[string, string, SimScore, LegState]>([
    ['-0.25', 'home', { home: 1, away: 1 }, 'halfLost'],
    ['-0.25', 'away', { home: 1, away: 1 }, 'halfWon'],
    ['0', 'home', { home: 2, away: 2 }, 'push'],
    ['-0.75', 'home', { home: 2, away: 1 }, 'halfWon'],
    ['1', 'home', { home: 0, away: 1 }, 'push'],
    ['1.5', 'away', { home: 0, away: 2 }, 'won'],
  ])('settles a handicap of %s for %s at %j as %s', (line, side, final, state) => {
    expect(settleSelection({ kind: 'handicap', line, side }, { type: 'final', score: final })).toBe(state);
  });

  it('counts corners for corner markets and points for point markets, and voids what was not counted', () => {
    const final = {
      type: 'final',
      score: { home: 9, away: 9 },
      corners: { home: 3, away: 2 },
      points: { home: 30, away: 25 },
    } as const;
    expect(settleSelection({ kind: 'cornersOverUnder', line: '5.5', side: 'under' }, final)).toBe('won');
    expect(settleSelection({ kind: 'cornersHandicap', line: '-1.5', side: 'away' }, final)).toBe('won');
    expect(settleSelection({ kind: 'pointsOverUnder', line: '54.5', side: 'over' }, final)).toBe('won');
    expect(
      settleSelection(
        { kind: 'cornersOverUnder', line: '5.5', side: 'under' },
        { type: 'final', score: final.score },
      ),
    ).toBe('void');
  });

  it('counts yellow cards, corners with them, and the points of both sides, for the lines that are about those', () => {
    const final = {
      type: 'final',
      score: { home: 9, away: 9 },
      corners: { home: 3, away: 2 },
      bookings: { home: 1, away: 3 },
      points: { home: 30, away: 25 },
    } as const;
    const end = (kind: Parameters<typeof settleSelection>[0]['kind'], line: string, side: string) =>
      settleSelection({ kind, line, side }, final);
    expect(end('bookingsHandicap', '1.5', 'home')).toBe('lost');
    expect(end('bookingsHandicap', '2', 'away')).toBe('push');
    expect(end('bookingsOverUnder', '3.5', 'over')).toBe('won');
    expect(end('cornersBookingsOverUnder', '9', 'under')).toBe('push');
    expect(end('cornersBookingsOverUnder', '8.5', 'over')).toBe('won');
    expect(end('pointsHandicap', '-4.5', 'home')).toBe('won');
    expect(end('pointsHandicap', '-5.5', 'away')).toBe('won');
    const uncounted = { type: 'final', score: final.score, corners: final.corners } as const;
    for (const kind of ['bookingsOverUnder', 'cornersBookingsOverUnder'] as const)
      expect(settleSelection({ kind, line: '3.5', side: 'over' }, uncounted)).toBe('void');
  });

  it('leaves an open outcome open and voids a void one', () => {
    expect(settleSelection({ kind: 'threeWay', side: 'home' }, { type: 'open' })).toBe('open');
    expect(settleSelection({ kind: 'threeWay', side: 'home' }, { type: 'void' })).toBe('void');
  });
});

describe('payout of combinations', () => {
  const legState = fc.constantFrom<LegState>('won', 'halfWon', 'push', 'halfLost', 'lost', 'void');
  const leg = fc.record({ odds: anyOdds, state: legState });

  /** Enumerates the subsets of the legs by bit mask and multiplies exactly in fractions. */
  function enumerated(
    code: number,
    unit: bigint,
    legs: readonly { odds: string; state: LegState }[],
  ): bigint {
    let sum = 0n;
    for (let mask = 1; mask < 2 ** legs.length; mask += 1) {
      const chosen = legs.filter((_, place) => (mask >> place) & 1);
      const wanted = code % 1000 === 1 ? chosen.length === Math.floor(code / 1000) : chosen.length >= 2;
      if (!wanted) continue;
      let top = unit;
      let bottom = 1n;
      for (const { odds, state } of chosen) {
        const price = minorUnits(money(odds));
        const [up, down] = {
          won: [price, 100n],
          halfWon: [price + 100n, 200n],
          push: [1n, 1n],
          void: [1n, 1n],
          halfLost: [1n, 2n],
          lost: [0n, 1n],
          open: [0n, 1n],
        }[state] as [bigint, bigint];
        top *= up;
        bottom *= down;
      }
      sum += top / bottom;
    }
    return sum;
  }

  it('pays every code as the sum of its combinations, each the exact product of its legs', () => {
    const order = fc.array(leg, { minLength: 2, maxLength: 8 }).chain((legs) => {
      const codes = [
        ...legs.slice(1).map((_, index) => (index + 2) * 1000 + 1),
        legs.length * 1000 + 2 ** legs.length - legs.length - 1,
      ];
      return fc.record({ legs: fc.constant(legs), code: fc.constantFrom(...codes) });
    });
    fc.assert(
      fc.property(order, fc.bigInt({ min: 1n, max: 1_000_000n }), ({ legs, code }, unit) => {
        expect(betPayout(code, unit, legs)).toBe(enumerated(code, unit, legs));
      }),
      { numRuns: 500 },
    );
  });

  it('knows a treble as lost with its first lost leg, and three doubles only when two legs have lost', () => {
    const legs = [
      { odds: '2.00', state: 'lost' },
      { odds: '2.00', state: 'open' },
      { odds: '2.00', state: 'open' },
    ] as const;
    expect(isDecided(3001, legs)).toBe(true);
    expect(decidedPayout(3001, 100n, legs)).toBe(0n);
    expect(isDecided(2001, legs)).toBe(false);
    expect(isDecided(2001, [legs[0], { odds: '2.00', state: 'lost' }, legs[2]])).toBe(true);
  });

  it('names the end of a bet by its leg or by what it paid', () => {
    expect(settledState([{ odds: '2.00', state: 'halfLost' }], 100n, 50n)).toBe('halfLost');
    const voids = [
      { odds: '2.00', state: 'void' },
      { odds: '2.00', state: 'void' },
    ] as const;
    expect(settledState(voids, 100n, 100n)).toBe('void');
    expect(settledState([voids[0], { odds: '2.00', state: 'won' }], 100n, 200n)).toBe('won');
    expect(settledState([voids[0], { odds: '2.00', state: 'halfLost' }], 100n, 50n)).toBe('lost');
  });

  it('refuses odds that are not decimal with two places', () => {
    for (const odds of ['', '1', '1.9', '-0.95', '1e2', '1.955'])
      expect(() => readOdds(odds)).toThrow(RangeError);
  });
});
