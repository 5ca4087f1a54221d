import fc from 'fast-check';
import { hash, leaguesOf, lineText, outcomeAt, playMatch } from '@heptad/sandbox-simulation';
import type { Fixture, SimEvent, SimOutcome, SimScore } from '@heptad/sandbox-simulation';
import type { LegState } from './betting';
import { countsAlike, hadGoalTakenBack, presentSelection } from './counted-score';
import { settleSelection } from './settlement';

const score = (text: string): SimScore => {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
};
const final = (text: string): SimOutcome => ({ type: 'final', score: score(text) });
const end = (from: string | undefined, line: string, side: string, outcome: SimOutcome) =>
  settleSelection(
    { kind: 'handicap', line, side, ...(from !== undefined && { countsFrom: score(from) }) },
    outcome,
  );

/** Score at the bet, line of the home side, side, score of the period at its end, how the bet ends. */
const CASES: readonly (readonly [string, string, string, string, LegState])[] = [
  // From 0–0 it is the whole match.
  ['0-0', '-0.5', 'home', '1-0', 'won'],
  ['0-0', '-0.5', 'home', '1-1', 'lost'],
  ['0-0', '0', 'home', '2-2', 'push'],
  ['0-0', '-0.25', 'home', '0-0', 'halfLost'],
  ['0-0', '-0.25', 'away', '0-0', 'halfWon'],
  // Home leads when the bet is taken: what is scored from then on decides.
  ['2-1', '-0.5', 'home', '2-1', 'lost'],
  ['2-1', '-0.5', 'home', '3-1', 'won'],
  ['2-1', '-0.5', 'home', '3-2', 'lost'],
  ['2-1', '-0.5', 'away', '2-1', 'won'],
  ['2-1', '0', 'home', '2-1', 'push'],
  ['2-1', '0', 'home', '2-2', 'lost'],
  ['2-1', '0', 'away', '2-2', 'won'],
  ['2-1', '-0.25', 'home', '2-1', 'halfLost'],
  ['2-1', '-0.25', 'away', '2-1', 'halfWon'],
  ['2-1', '-0.75', 'home', '3-1', 'halfWon'],
  ['2-1', '-0.75', 'away', '3-1', 'halfLost'],
  ['2-1', '-1', 'home', '3-1', 'push'],
  ['2-1', '-1', 'home', '4-1', 'won'],
  ['2-1', '-1.25', 'home', '3-1', 'halfLost'],
  // Away leads.
  ['0-2', '0.25', 'home', '0-2', 'halfWon'],
  ['0-2', '0.25', 'home', '0-3', 'lost'],
  ['0-2', '0.5', 'home', '0-2', 'won'],
  ['0-2', '0.5', 'away', '0-3', 'won'],
  ['0-2', '1', 'away', '0-3', 'push'],
  ['0-2', '1', 'away', '1-3', 'lost'],
  ['0-2', '0', 'home', '1-2', 'won'],
  ['0-2', '0', 'away', '1-3', 'push'],
  // Level, but not from nothing.
  ['1-1', '-0.25', 'away', '1-1', 'halfWon'],
  ['1-1', '-1.5', 'home', '3-1', 'won'],
  ['3-3', '0.75', 'home', '3-4', 'halfLost'],
];

describe('a handicap taken in play', () => {
  it.each(CASES)('at %s, line %s on %s, ended %s: %s', (from, line, side, ended, state) => {
    expect(end(from, line, side, final(ended))).toBe(state);
  });

  it('of the first half counts from the score of the half, and ends with it', () => {
    // 1–0 at the bet, 1–1 at half time, 4–1 at the end: the outcome of the period is that of the half.
    expect(end('1-0', '-0.5', 'home', final('1-1'))).toBe('lost');
    expect(end('1-0', '0.75', 'home', final('1-1'))).toBe('halfLost');
    expect(end('1-0', '-0.5', 'home', { type: 'open' })).toBe('open');
  });

  it('is void where the match is abandoned, whatever the score and whoever was sent off', () => {
    for (const [from, line, side] of CASES) expect(end(from, line, side, { type: 'void' })).toBe('void');
  });

  it('of a match abandoned in the second half after a red card is void, that of the first half stands', () => {
    const fixture = leaguesOf('football')
      .flatMap((entry) => (entry.rounds ?? []).flat().map((real) => ({ entry, real })))
      .map(({ entry, real }, index): Fixture => ({
        id: '1100000000',
        sport: 'football',
        entry,
        homeId: real.homeId,
        awayId: real.awayId,
        kickOff: 0,
        real,
        seed: hash(index),
      }))
      .find((each) => {
        const card = playMatch(each, []).events.find(({ type }) => type === 'redCard');
        return card?.stage === 'secondHalf' && card.clockSeconds < 80 * 60;
      });
    if (!fixture) throw new Error('no red card');
    const card = playMatch(fixture, []).events.find(({ type }) => type === 'redCard');
    const abandon = { at: (card?.at ?? 0) + 60_000, command: { type: 'abandon' } } as const;
    const timeline = playMatch(fixture, [abandon]);
    const last = timeline.moments.at(-1);
    expect(last?.redCards).not.toEqual({ home: 0, away: 0 });
    expect(end('0-0', '-0.5', 'home', outcomeAt(timeline, last, true, 'full'))).toBe('void');
    const half = outcomeAt(timeline, last, true, 'firstHalf');
    const { home = 0, away = 0 } = half.type === 'final' ? half.score : {};
    expect(end('0-0', '-0.5', 'home', half)).toBe(home > away ? 'won' : 'lost');
  });

  it('before the kick-off counts the whole match, as ever', () => {
    expect(end(undefined, '-1', 'home', final('2-1'))).toBe('push');
    expect(end(undefined, '-0.5', 'home', final('2-1'))).toBe('won');
  });
});

describe('a score that is counted from', () => {
  const goals = fc.integer({ min: 0, max: 8 });
  const anyScore = fc.record({ home: goals, away: goals });
  const line = fc.integer({ min: -20, max: 20 });
  const side = fc.constantFrom('home', 'away');

  it('settles as a match that begins at 0–0 at the moment of the bet', () => {
    fc.assert(
      fc.property(anyScore, anyScore, line, side, (from, scored, quarters, on) => {
        const bet = { kind: 'handicap', line: lineText(quarters), side: on } as const;
        const ended = { home: from.home + scored.home, away: from.away + scored.away };
        expect(settleSelection({ ...bet, countsFrom: from }, { type: 'final', score: ended })).toBe(
          settleSelection(bet, { type: 'final', score: scored }),
        );
      }),
    );
  });

  it('changes nothing where it is 0–0, nor for any market but the handicap of goals', () => {
    const kinds = fc.constantFrom(
      ...(['overUnder', 'cornersHandicap', 'pointsHandicap', 'bookingsHandicap'] as const),
    );
    fc.assert(
      fc.property(anyScore, anyScore, line, kinds, (from, ended, quarters, kind) => {
        const outcome = {
          type: 'final',
          score: ended,
          corners: ended,
          points: ended,
          bookings: ended,
        } as const;
        const whole = { kind, line: lineText(quarters), side: kind === 'overUnder' ? 'over' : 'home' };
        expect(settleSelection({ ...whole, countsFrom: from }, outcome)).toBe(
          settleSelection(whole, outcome),
        );
        const handicap = { kind: 'handicap', line: lineText(quarters), side: 'home' } as const;
        expect(settleSelection({ ...handicap, countsFrom: { home: 0, away: 0 } }, outcome)).toBe(
          settleSelection(handicap, outcome),
        );
      }),
    );
  });

  it('moves with the score: the present selection ends as the one that was taken', () => {
    fc.assert(
      fc.property(
        fc.tuple(anyScore, anyScore, anyScore),
        line,
        side,
        fc.boolean(),
        ([from, since, rest], quarters, on, isWhole) => {
          const now = { home: from.home + since.home, away: from.away + since.away };
          const ended = { home: now.home + rest.home, away: now.away + rest.away };
          const outcome = { type: 'final', score: ended } as const;
          const key = (text: string) => `1234567890|handicap.full|${text}|${on}`;
          const leg = {
            selection: key(lineText(quarters)),
            matchId: '1234567890',
            kind: 'handicap',
            period: 'full',
            line: lineText(quarters),
            side: on,
            ...(!isWhole && { countsFrom: from }),
          } as const;
          const moved = presentSelection(leg, { countsFrom: now }).split('|')[2] ?? '';
          expect(presentSelection(leg, { countsFrom: now })).toBe(key(moved));
          expect(settleSelection({ kind: 'handicap', line: moved, side: on, countsFrom: now }, outcome)).toBe(
            settleSelection(leg, outcome),
          );
          expect(presentSelection(leg, {})).toBe(leg.selection);
        },
      ),
    );
  });

  it('is none or 0–0 alike', () => {
    expect(countsAlike(undefined, score('0-0'))).toBe(true);
    expect(countsAlike(score('1-0'), undefined)).toBe(false);
    expect(countsAlike(score('1-0'), score('0-1'))).toBe(false);
    expect(countsAlike(score('2-1'), score('2-1'))).toBe(true);
  });
});

describe('a goal that is taken back', () => {
  const event = (at: number, type: SimEvent['type'], side: 'home' | 'away'): SimEvent => ({
    at,
    type,
    side,
    stage: 'firstHalf',
    clockSeconds: at,
  });
  const events = [
    event(10, 'goal', 'home'),
    event(20, 'goal', 'home'),
    event(25, 'goal', 'away'),
    event(30, 'goalCancelled', 'home'),
    event(40, 'goal', 'home'),
  ];

  it.each([
    [5, false],
    [15, false],
    [20, true],
    [29, true],
    [30, false],
    [45, false],
  ])('is in the score from its moment until it is taken back: at %i %s', (time, had) => {
    expect(hadGoalTakenBack(events, time)).toBe(had);
  });

  it('is none before it has been taken back, nor where there was no such goal', () => {
    expect(hadGoalTakenBack(events.slice(0, 3), 25)).toBe(false);
    expect(hadGoalTakenBack([event(30, 'goalCancelled', 'away')], 20)).toBe(false);
  });
});
