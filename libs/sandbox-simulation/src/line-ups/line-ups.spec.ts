import fc from 'fast-check';
import { calendarOf } from '../calendar/calendar';
import type { Fixture } from '../calendar/calendar';
import { createMemoryCommandStore } from '../commands/command-store';
import { createSimulation } from '../simulation/create-simulation';
import { halvesOf } from '../timelines/goal-timeline';
import { ANNOUNCED_BEFORE, lineUpOf, lineUpsAt } from './line-ups';
import { playMatch } from '../timelines/play';
import type { GoalRules } from '../catalogue/sport-rules';
import { SPORT_RULES } from '../catalogue/sport-rules';
import { squadOf } from '../catalogue/squads';
import type { SquadSport } from '../catalogue/squads';
import type { SimPlayer } from '../model/line-up';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const START = Date.UTC(2026, 2, 1);
const FOREVER = Number.MAX_SAFE_INTEGER;

const RULES = SPORT_RULES.football as GoalRules;
/** Few, so that each of their days is made once. */
const FIRST = { seed: 11, calendar: calendarOf(11) };
const calendars = [FIRST, ...[12, 13].map((seed) => ({ seed, calendar: calendarOf(seed) }))];
const sports = fc.constantFrom<SquadSport>('football', 'basketball');

function fixturesOf(sport: Fixture['sport'], day: number, { calendar } = FIRST): readonly Fixture[] {
  return calendar.between(sport, START + day * DAY, START + (day + 1) * DAY);
}

/** Any match of some day. */
const matches = (sport: SquadSport) =>
  fc.tuple(fc.constantFrom(...calendars), fc.nat(5), fc.nat(1_000)).map(([from, day, place]) => {
    const fixtures = fixturesOf(sport, day, from);
    const fixture = fixtures[place % fixtures.length];
    if (fixture === undefined) throw new Error('a day without matches');
    return { seed: from.seed, fixture };
  });

const count = (players: readonly SimPlayer[], position: SimPlayer['position']) =>
  players.filter((player) => player.position === position).length;
const ids = (players: readonly SimPlayer[]) => players.map(({ id }) => id);

function announced(fixture: Fixture, seed: number, endsAt: number, now: number) {
  const lineUps = lineUpsAt(fixture, seed, endsAt, now);
  if (lineUps.state !== 'announced') throw new Error(lineUps.state);
  return lineUps;
}

describe('a line-up', () => {
  it('of football: eleven who fit the formation to the man, and a bench of seven to nine with a goalkeeper', () => {
    fc.assert(
      fc.property(matches('football'), fc.constantFrom('home', 'away'), ({ seed, fixture }, side) => {
        const { formation = '', starters, bench } = lineUpOf(fixture, 'football', side, seed);
        const rows = formation.split('-').map(Number);
        expect(rows.reduce((sum, row) => sum + row, 0)).toBe(10);
        expect(starters).toHaveLength(11);
        expect(starters[0]?.shirt).toBe(1);
        expect(count(starters, 'goalkeeper')).toBe(1);
        expect(count(starters, 'defender')).toBe(rows[0]);
        expect(count(starters, 'forward')).toBe(rows.at(-1));
        // Row by row: nobody stands behind somebody of a position further back.
        const order = ['goalkeeper', 'defender', 'midfielder', 'forward'];
        const places = starters.map(({ position }) => order.indexOf(position));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect([7, 8, 9]).toContain(bench.length);
        expect(count(bench, 'goalkeeper')).toBeGreaterThan(0);
        const named = ids([...starters, ...bench]);
        expect(new Set(named).size).toBe(named.length);
        const squad = ids(squadOf('football', side === 'home' ? fixture.homeId : fixture.awayId, seed));
        expect(squad).toEqual(expect.arrayContaining(named));
      }),
    );
  });

  it('of basketball: two guards, two forwards and a centre, the others on the bench, and nobody is replaced', () => {
    fc.assert(
      fc.property(matches('basketball'), ({ seed, fixture }) => {
        const { home, away, substitutions } = announced(fixture, seed, FOREVER, FOREVER - 1);
        for (const { formation, starters, bench } of [home, away]) {
          expect(formation).toBeUndefined();
          expect((['guard', 'forward', 'centre'] as const).map((each) => count(starters, each))).toEqual([
            2, 2, 1,
          ]);
          expect([7, 8]).toContain(bench.length);
        }
        expect(substitutions).toEqual([]);
      }),
    );
  });

  it('is much the same from one match of a team to the next, though not always quite the same', () => {
    const fixtures = Array.from({ length: 20 }, (_, day) => fixturesOf('football', day)).flat();
    const teamId = fixtures[0]?.homeId ?? '';
    const elevens = fixtures.flatMap((fixture) =>
      fixture.homeId === teamId ? [ids(lineUpOf(fixture, 'football', 'home', 11).starters)] : [],
    );
    expect(elevens.length).toBeGreaterThan(5);
    const [first = [], ...others] = elevens;
    for (const eleven of others) expect(eleven.filter((id) => first.includes(id)).length).toBeGreaterThan(6);
    expect(new Set(elevens.map((eleven) => eleven.toSorted().join())).size).toBeGreaterThan(1);
  });
});

describe('what is told of line-ups', () => {
  it('is nothing until an hour before kick-off', () => {
    fc.assert(
      fc.property(sports.chain(matches), ({ seed, fixture }) => {
        const at = fixture.kickOff - ANNOUNCED_BEFORE;
        expect(ANNOUNCED_BEFORE).toBe(HOUR);
        expect(lineUpsAt(fixture, seed, FOREVER, at - 1)).toEqual({ state: 'notAnnounced' });
        expect(announced(fixture, seed, FOREVER, at).substitutions).toEqual([]);
      }),
    );
  });

  it('is that there are none in other sports, in virtual ones and esports, at any time', () => {
    for (const sport of [
      'tennis',
      'baseball',
      'virtualFootball',
      'virtualBasketball',
      'royalBattle',
    ] as const) {
      const [fixture] = fixturesOf(sport, 4);
      for (const at of [-DAY, 0, DAY])
        expect(fixture && lineUpsAt(fixture, 3, FOREVER, fixture.kickOff + at)).toEqual({ state: 'none' });
    }
  });

  it('holds of the changes those alone that have been made by then, and never takes one back', () => {
    fc.assert(
      fc.property(matches('football'), fc.nat(150), ({ seed, fixture }, minute) => {
        const now = fixture.kickOff + minute * 60_000;
        const all = announced(fixture, seed, FOREVER, FOREVER - 1).substitutions;
        const told = announced(fixture, seed, FOREVER, now).substitutions;
        expect(told).toEqual(all.filter(({ at }) => at <= now));
        expect(all.slice(0, told.length)).toEqual(told);
      }),
    );
  });

  it('holds nothing that lies after the end, whenever a command ends the match', () => {
    fc.assert(
      fc.property(matches('football'), fc.integer({ min: -30, max: 130 }), ({ seed, fixture }, minute) => {
        const endsAt = fixture.kickOff + minute * 60_000;
        const { substitutions } = announced(fixture, seed, endsAt, FOREVER - 1);
        for (const { at } of substitutions) expect(at).toBeLessThan(endsAt);
        const whole = announced(fixture, seed, FOREVER, FOREVER - 1).substitutions;
        expect(substitutions).toEqual(whole.filter(({ at }) => at < endsAt));
      }),
    );
  });
});

describe('the changes of a football match', () => {
  it('are five a side at most, at half time or in the second half, from the bench for a starter of the same position', () => {
    fc.assert(
      fc.property(matches('football'), ({ seed, fixture }) => {
        const lineUps = announced(fixture, seed, FOREVER, FOREVER - 1);
        const { firstEnds, secondStarts, secondEnds } = halvesOf(fixture, RULES);
        for (const side of ['home', 'away'] as const) {
          const own = lineUps.substitutions.filter((each) => each.side === side);
          expect(own.length).toBeGreaterThan(0);
          expect(own.length).toBeLessThanOrEqual(5);
          const { starters, bench } = lineUps[side];
          // Who went off stays off, and who came in stays on.
          expect(new Set(own.flatMap(({ off, on }) => [off, on])).size).toBe(own.length * 2);
          for (const { off, on, at, stage, clockSeconds } of own) {
            const leaving = starters.find(({ id }) => id === off);
            const coming = bench.find(({ id }) => id === on);
            expect(coming?.position).toBe(leaving?.position ?? 'nobody');
            expect(at).toBeGreaterThan(firstEnds);
            expect(at).toBeLessThan(secondEnds);
            expect(stage).toBe(at < secondStarts ? 'halfTime' : 'secondHalf');
            if (stage === 'secondHalf') expect(clockSeconds).toBeGreaterThanOrEqual(2_700);
          }
          const moments = own.map(({ at }) => at);
          expect(moments).toEqual(moments.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('end with the match that is played out', () => {
    fc.assert(
      fc.property(matches('football'), ({ seed, fixture }) => {
        const { endsAt } = playMatch(fixture, []);
        expect(announced(fixture, seed, endsAt, FOREVER - 1)).toEqual(
          announced(fixture, seed, FOREVER, FOREVER - 1),
        );
      }),
    );
  });
});

describe('the simulation', () => {
  let now = START;
  const make = () =>
    createSimulation({ seed: 3, clock: { now: () => now }, store: createMemoryCommandStore() });

  beforeEach(() => {
    now = START + 12 * HOUR;
  });

  it('knows no line-ups of an id that names no match', async () => {
    const simulation = await make();
    for (const id of ['', '0000000000', '1100009999', 'x']) expect(simulation.lineUps(id)).toBeUndefined();
  });

  it('stops telling changes where a match is broken off, and takes none back for a goal', async () => {
    const simulation = await make();
    const [match] = simulation.matches({ period: 'today', sport: 'football', markets: 'none' });
    const id = match?.id ?? '';
    now = (match?.kickOff ?? 0) + 85 * 60_000;
    const before = simulation.lineUps(id);
    if (before?.state !== 'announced') throw new Error('not announced');
    await simulation.command(id, { type: 'score', side: 'home' });
    expect(simulation.lineUps(id)).toEqual(before);
    await simulation.command(id, { type: 'abandon' });
    now += 3 * HOUR;
    expect(simulation.lineUps(id)).toEqual(before);
  });

  it('has none of a match that was called off before they were told', async () => {
    const simulation = await make();
    const match = simulation.matches({ period: 'early', sport: 'football', markets: 'none' })[0];
    const id = match?.id ?? '';
    expect(simulation.lineUps(id)).toEqual({ state: 'notAnnounced' });
    await simulation.command(id, { type: 'abandon' });
    now = match?.kickOff ?? 0;
    expect(simulation.lineUps(id)).toEqual({ state: 'none' });
  });
});
