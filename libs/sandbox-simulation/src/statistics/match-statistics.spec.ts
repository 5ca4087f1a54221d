import fc from 'fast-check';
import { createMemoryCommandStore } from '../commands/command-store';
import type { SimMatch } from '../model/match';
import { SIM_SPORTS, type SimSportKey } from '../model/sport';
import type { Simulation } from '../model/simulation';
import type { SimStatisticKind } from '../model/statistics';
import { createSimulation } from '../simulation/create-simulation';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 12);
const SIDES = ['home', 'away'] as const;

let now = START;
const clock = { now: () => now };
const simulationOf = (seed: number) => createSimulation({ seed, clock, store: createMemoryCommandStore() });

let simulation: Simulation;
beforeEach(async () => {
  now = START;
  simulation = await simulationOf(3);
});

const found = new Map<SimSportKey, readonly SimMatch[]>();
/** Matches of a sport that were over before the beginning. */
function played(sport: SimSportKey): readonly SimMatch[] {
  const matches =
    found.get(sport) ?? simulation.matches({ period: 'ended', sport, markets: 'none', limit: 40 });
  found.set(sport, matches);
  expect(matches.length).toBeGreaterThan(0);
  return matches;
}
const figures = (id: string, at: number) =>
  new Map(simulation.statistics(id, at).map(({ kind, score }) => [kind, score]));
const endOf = ({ id, kickOff }: SimMatch): number => {
  let at = kickOff;
  while (simulation.ball(id, at) !== undefined) at += MINUTE / 4;
  return at;
};

const anyPlay = fc.record({
  sport: fc.constantFrom(...SIM_SPORTS),
  place: fc.nat({ max: 39 }),
  shares: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
});

/** A match and two moments of it, the earlier first. */
function drawn({ sport, place, shares }: typeof anyPlay extends fc.Arbitrary<infer T> ? T : never) {
  const matches = played(sport);
  const match = matches[place % matches.length];
  if (match === undefined) throw new Error('no match');
  const length = START - match.kickOff < 5 * MINUTE ? 4 * MINUTE : 150 * MINUTE;
  const [early, late] = shares
    .toSorted((a, b) => a - b)
    .map((share) => match.kickOff + Math.floor(share * length));
  return { match, early: early ?? match.kickOff, late: late ?? match.kickOff };
}

describe('what is counted of a match', () => {
  it('never falls, and possession is a hundred percent', () => {
    fc.assert(
      fc.property(anyPlay, (any) => {
        const { match, early, late } = drawn(any);
        const [before, after] = [figures(match.id, early), figures(match.id, late)];
        for (const [kind, score] of before)
          for (const side of SIDES)
            if (kind !== 'possession') expect(after.get(kind)?.[side]).toBeGreaterThanOrEqual(score[side]);
        const held = after.get('possession');
        if (held !== undefined) expect(held.home + held.away).toBe(100);
      }),
    );
  });

  it('is the same however often and in whatever order it is asked, in any simulation', async () => {
    const other = await simulationOf(3);
    fc.assert(
      fc.property(anyPlay, (any) => {
        const { match, early, late } = drawn(any);
        const ask = (of: Simulation, at: number) => [of.statistics(match.id, at), of.ball(match.id, at)];
        const [first, second] = [ask(simulation, early), ask(simulation, late)];
        expect([ask(other, late), ask(other, early)]).toEqual([second, first]);
        expect(ask(simulation, early)).toEqual(first);
      }),
    );
  });

  it('has a shot on target and a dangerous attack for each goal, and no more dangerous attacks than attacks', () => {
    for (const { id, kickOff } of [...played('football'), ...played('virtualFootball')])
      for (let at = kickOff; at < kickOff + 120 * MINUTE; at += 7 * MINUTE) {
        const told = figures(id, at);
        const score = simulation.match(id, at)?.score;
        const of = (kind: SimStatisticKind, side: 'home' | 'away') => told.get(kind)?.[side] ?? 0;
        for (const side of SIDES) {
          expect(of('shotsOnTarget', side)).toBeGreaterThanOrEqual(score?.[side] ?? 0);
          expect(of('dangerousAttacks', side)).toBeGreaterThanOrEqual(of('shotsOnTarget', side));
          expect(of('attacks', side)).toBeGreaterThanOrEqual(of('dangerousAttacks', side));
        }
      }
  });

  it('is about what a football match has', () => {
    const all = played('football').map((match) => figures(match.id, endOf(match)));
    const mean = (kind: SimStatisticKind) =>
      all.reduce((sum, told) => sum + (told.get(kind)?.home ?? 0) + (told.get(kind)?.away ?? 0), 0) /
      (2 * all.length);
    expect(mean('attacks')).toBeGreaterThan(70);
    expect(mean('attacks')).toBeLessThan(130);
    expect(mean('shotsOnTarget')).toBeGreaterThan(2.5);
    expect(mean('shotsOnTarget')).toBeLessThan(7);
    expect(mean('shotsOffTarget')).toBeGreaterThan(3);
    expect(mean('shotsOffTarget')).toBeLessThan(10);
  });

  it('adds up to the points of basketball', () => {
    for (const { id, score } of played('basketball').slice(0, 5)) {
      const told = figures(id, START);
      for (const side of SIDES) {
        const [ones, twos, threes] = (['freeThrows', 'twoPointers', 'threePointers'] as const).map(
          (kind) => told.get(kind)?.[side] ?? 0,
        );
        expect((ones ?? 0) + 2 * (twos ?? 0) + 3 * (threes ?? 0)).toBe(score[side]);
      }
    }
  });

  it('adds up to the points of all sets, on the own serve and against it', () => {
    for (const sport of ['tennis', 'badminton', 'tableTennis', 'leagueBattle'] as const)
      for (const { id, stageScores } of played(sport).slice(0, 5)) {
        const told = figures(id, START);
        for (const side of SIDES) {
          const points = stageScores.reduce((sum, { score }) => sum + score[side], 0);
          expect(told.get('totalPoints')?.[side]).toBe(points);
          if (sport === 'leagueBattle') expect(told.has('servedPoints')).toBe(false);
          else
            expect((told.get('servedPoints')?.[side] ?? 0) + (told.get('receivedPoints')?.[side] ?? 0)).toBe(
              points,
            );
          expect(told.get('longestRun')?.[side]).toBeLessThanOrEqual(points);
        }
      }
  });

  it('has a hit for each run of baseball', () => {
    for (const { id, score } of played('baseball').slice(0, 5))
      for (const side of SIDES)
        expect(figures(id, START).get('hits')?.[side]).toBeGreaterThanOrEqual(score[side]);
  });

  it('is nothing before kick-off and of an unknown match', () => {
    const [match] = simulation.matches({ period: 'today', markets: 'none', limit: 1 });
    expect(simulation.statistics(match?.id ?? '')).toEqual([]);
    expect(simulation.ball(match?.id ?? '')).toBeUndefined();
    expect(simulation.statistics('0000000000')).toEqual([]);
    expect(simulation.ball('nothing')).toBeUndefined();
  });

  it('counts a goal of an operator from its moment on, and leaves what was told before', async () => {
    const [match] = simulation.matches({ period: 'live', sport: 'football', markets: 'none' });
    if (match === undefined) throw new Error('no match');
    const asked = [now - MINUTE, now - 5_000, now - 1].map((at) => [
      simulation.statistics(match.id, at),
      simulation.ball(match.id, at),
    ]);
    const before = figures(match.id, now - 1).get('shotsOnTarget')?.away ?? 0;
    const given = await simulation.command(match.id, { type: 'score', side: 'away', points: 2 });
    expect(given.ok).toBe(true);
    expect(figures(match.id, now).get('shotsOnTarget')?.away).toBe(before + 2);
    expect(simulation.ball(match.id)).toMatchObject({ side: 'away', danger: 2 });
    expect(simulation.ball(match.id)?.x).toBeLessThan(0.05);
    expect(
      [now - MINUTE, now - 5_000, now - 1].map((at) => [
        simulation.statistics(match.id, at),
        simulation.ball(match.id, at),
      ]),
    ).toEqual(asked);
  });
});

describe('the ball', () => {
  it('is always in the field, while a match runs', () => {
    fc.assert(
      fc.property(anyPlay, (any) => {
        const { match, early } = drawn(any);
        const ball = simulation.ball(match.id, early);
        const over = simulation.match(match.id, early)?.list === 'ended';
        expect(ball === undefined).toBe(over);
        for (const place of [ball?.x ?? 0, ball?.y ?? 0]) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('is in the goal of the other side at a goal, and comes there', () => {
    for (const match of played('football').slice(0, 12)) {
      now = endOf(match);
      for (const { type, at, side } of simulation.events(match.id)) {
        if (type !== 'goal') continue;
        const ball = simulation.ball(match.id, at);
        expect(ball).toMatchObject({ side, danger: 2 });
        expect(side === 'home' ? (ball?.x ?? 0) : 1 - (ball?.x ?? 1)).toBeGreaterThan(0.95);
      }
    }
  });

  it('does not tell a goal or a basket before it has happened', () => {
    // How far play alone takes the ball, and how long after an incident, ms, it may lie there still.
    const far = { football: 0.95, basketball: 0.85 };
    const lies = { football: 21_000, basketball: 3_000 };
    for (const sport of ['football', 'basketball'] as const)
      for (const match of played(sport).slice(0, 8)) {
        now = endOf(match);
        const incidents = simulation.events(match.id).filter(({ type }) => type !== 'yellowCard');
        for (const [index, { type, at, side }] of incidents.entries()) {
          const before = incidents[index - 1]?.at ?? match.kickOff;
          if (type !== 'goal') continue;
          for (const early of [1, 500, 2_000, 6_000]) {
            const ball = simulation.ball(match.id, at - early);
            if (ball === undefined || at - early - before < lies[sport]) continue;
            expect(side === 'home' ? ball.x : 1 - ball.x).toBeLessThanOrEqual(far[sport]);
          }
        }
      }
  });

  it('moves between the events, without a leap', () => {
    for (const match of played('football').slice(0, 4)) {
      now = endOf(match);
      const restarts = simulation.events(match.id).map(({ at }) => at);
      let places = 0;
      for (let at = match.kickOff; at < match.kickOff + 40 * MINUTE; at += 2_000) {
        if (restarts.some((event) => event - 2_000 <= at && at < event + 25_000)) continue;
        const [from, to] = [simulation.ball(match.id, at), simulation.ball(match.id, at + 1_000)];
        if (from === undefined || to === undefined) break;
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(0.5);
        if (from.x !== to.x) places += 1;
      }
      expect(places).toBeGreaterThan(300);
    }
  });

  it('lies in the middle at half time', () => {
    const [match] = played('football');
    const rest = (match?.kickOff ?? 0) + 53 * MINUTE;
    expect(simulation.match(match?.id ?? '', rest)?.stage).toBe('halfTime');
    expect(simulation.ball(match?.id ?? '', rest)).toEqual({ x: 0.5, y: 0.5, danger: 0 });
  });
});
