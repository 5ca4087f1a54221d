import { createMemoryCommandStore } from '../commands/command-store';
import { createSimulation } from './create-simulation';
import { SIM_SPORTS, type SimSportKey } from '../model/sport';
import type { SimChange } from '../model/commands';
import type { SimMatch } from '../model/match';
import type { Simulation } from '../model/simulation';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 20, 23, 50);

let now: number;
let simulation: Simulation;
const clock = { now: () => now };

beforeEach(async () => {
  now = START;
  simulation = await createSimulation({ seed: 3, clock, store: createMemoryCommandStore() });
});

function live(sport: 'football' | 'basketball' | 'tennis' | 'baseball'): SimMatch {
  const match = simulation.matches({ period: 'live', sport })[0];
  if (!match) throw new Error(`no ${sport} in play`);
  return match;
}

describe('lists', () => {
  it('SPORT-001 hold live, today, early, outright, virtual and esports matches at every hour of a week', () => {
    const sports = SIM_SPORTS.slice(0, 6);
    for (let hour = 0; hour < 168; hour += 7) {
      now = START + hour * HOUR;
      for (const period of ['live', 'today', 'early', 'outright'] as const) {
        const found = simulation.sports(period).map(({ sport }) => sport);
        expect(found).toEqual(expect.arrayContaining(sports));
      }
      expect(simulation.sports('virtual')).toHaveLength(2);
      expect(simulation.sports('esports')).toHaveLength(4);
    }
  });

  it('put a match in one list, by its state', () => {
    const seen = new Map<string, string>();
    for (const period of ['live', 'today', 'early', 'virtual', 'esports', 'ended'] as const) {
      for (const match of simulation.matches({ period, markets: 'none' })) {
        expect(seen.get(match.id)).toBeUndefined();
        seen.set(match.id, period);
        expect(match.list).toBe(period);
      }
    }
  });

  it('are filtered, sorted and paged, and counted without the page', () => {
    const all = simulation.matches({ period: 'early', sport: 'football', markets: 'none' });
    expect(simulation.count({ period: 'early', sport: 'football', limit: 3 })).toBe(all.length);
    const kickOffs = all.map(({ kickOff }) => kickOff);
    expect(kickOffs).toEqual([...kickOffs].sort((a, b) => a - b));
    const page = simulation.matches({
      period: 'early',
      sport: 'football',
      offset: 10,
      limit: 5,
      markets: 'none',
    });
    expect(page.map(({ id }) => id)).toEqual(all.slice(10, 15).map(({ id }) => id));
    const hot = simulation.matches({
      period: 'early',
      sport: 'football',
      sort: 'hot',
      markets: 'none',
      limit: 20,
    });
    expect(new Set(hot.map(({ league }) => league.rank))).toEqual(new Set([1]));
    const chinese = simulation.matches({ period: 'early', leagueIds: ['107'], markets: 'none' });
    expect(chinese.length).toBeGreaterThan(0);
    expect(chinese.every(({ league }) => league.name['zh-CN'] === '中国超级联赛')).toBe(true);
  });

  it('are priced once per odds interval', () => {
    const list = () => simulation.matches({ period: 'early', sport: 'football', limit: 200 });
    const first = list();
    const again = list();
    expect(first).toHaveLength(200);
    again.forEach((match, place) => expect(match.markets).toBe(first[place]?.markets));
    now += 20_000;
    list().forEach((match, place) => expect(match.markets).not.toBe(first[place]?.markets));
  });
});

describe('a match', () => {
  it('is the same for the same seed and time, in any simulation', async () => {
    const other = await createSimulation({ seed: 3, clock, store: createMemoryCommandStore() });
    now += 40 * HOUR;
    const matches = other.matches({ period: 'live', markets: 'none' });
    for (const { id } of matches) expect(other.match(id)).toEqual(simulation.match(id));
  });

  it('goes from kick-off over half time to its end, and stays readable', () => {
    const match = simulation.matches({ period: 'today', sport: 'football', markets: 'none' })[0];
    if (!match) throw new Error('no match today');
    now = match.kickOff;
    expect(simulation.match(match.id)).toMatchObject({
      status: 'live',
      stage: 'firstHalf',
      clock: { seconds: 0, running: true },
    });
    now = match.kickOff + 53 * 60_000;
    expect(simulation.match(match.id)).toMatchObject({ stage: 'halfTime', clock: { running: false } });
    expect(simulation.match(match.id)?.halfTimeScore).toBeDefined();
    now = match.kickOff + 3 * HOUR;
    expect(simulation.match(match.id)).toMatchObject({
      status: 'ended',
      list: 'ended',
      markets: [],
      stage: 'finished',
    });
    expect(simulation.matches({ period: 'ended', ids: [match.id] })).toHaveLength(1);
    expect(simulation.outcome(match.id, 'full')).toMatchObject({ type: 'final' });
  });

  it('names every selection it lists, so that its price can be asked for', () => {
    for (const period of ['live', 'today', 'virtual', 'esports'] as const) {
      for (const match of simulation.matches({ period, markets: 'all', limit: 20 })) {
        expect(match.marketCount).toBe(match.markets.length);
        for (const market of match.markets) {
          for (const { key, odds, side } of market.selections) {
            expect(simulation.quote(key)).toMatchObject({ odds, side, matchId: match.id, kind: market.kind });
          }
        }
      }
    }
  });

  it('knows nothing behind keys that are none', () => {
    const { id } = live('football');
    for (const key of [
      '',
      id,
      `${id}|handicap.full|-|`,
      '0000000000|threeWay.full|-|home',
      `${id}|x`.repeat(50),
    ]) {
      expect(simulation.quote(key)).toBeUndefined();
    }
    for (const key of [
      `${id}|handicap.full|1.3|home`,
      `${id}|handicap.full|1.250|home`,
      `${id}|winner.full|-|home`,
      `${id}|handicap.full|99|home`,
    ]) {
      expect(simulation.quote(key)?.state ?? 'closed').toBe('closed');
    }
  });
});

describe('commands', () => {
  it('score: the goal counts at once and stays, in every sport', async () => {
    for (const sport of ['football', 'basketball', 'baseball'] as const) {
      const match = live(sport);
      const points = sport === 'football' ? 1 : 3;
      const result = await simulation.command(match.id, { type: 'score', side: 'home', points });
      expect(result).toMatchObject({ ok: true, match: { score: { home: match.score.home + points } } });
    }
    const tennis = live('tennis');
    const games = (match: SimMatch | undefined) =>
      match?.stageScores.reduce((sum, { score }) => sum + score.home, 0) ?? 0;
    await simulation.command(tennis.id, { type: 'score', side: 'home' });
    expect(games(simulation.match(tennis.id))).toBe(games(tennis) + 1);
  });

  it('suspend and resume, move odds, end', async () => {
    const match = live('football');
    await simulation.command(match.id, { type: 'suspend' });
    expect(simulation.match(match.id)).toMatchObject({ status: 'suspended', list: 'live' });
    expect(simulation.match(match.id)?.markets.every(({ status }) => status === 'suspended')).toBe(true);
    await simulation.command(match.id, { type: 'resume' });
    const quoted = simulation.match(match.id)?.markets.find(({ kind }) => kind === 'handicap')?.selections[0];
    if (!quoted) throw new Error('no handicap');
    await simulation.command(match.id, { type: 'moveOdds', side: 'home', strength: 0.3 });
    expect(Number(simulation.quote(quoted.key)?.odds)).toBeLessThan(Number(quoted.odds));
    await simulation.command(match.id, { type: 'end' });
    expect(simulation.match(match.id)).toMatchObject({ status: 'ended', list: 'ended', score: match.score });
    expect(await simulation.command(match.id, { type: 'end' })).toEqual({
      ok: false,
      reason: 'alreadyEnded',
    });
  });

  it('stage: a match that has not begun stands in its first half, open for bets, and nothing happens in it by itself', async () => {
    const store = createMemoryCommandStore();
    simulation = await createSimulation({ seed: 3, clock, store });
    const planned = simulation.matches({ period: 'early', sport: 'football', markets: 'none' })[3];
    if (!planned) throw new Error('no early match');
    const { id } = planned;
    const result = await simulation.command(id, { type: 'stage' });
    expect(result).toMatchObject({
      ok: true,
      match: {
        id,
        status: 'live',
        list: 'live',
        stage: 'firstHalf',
        score: { home: 0, away: 0 },
        kickOff: START - 600_000,
        clock: { seconds: 600, running: true },
      },
    });
    const inList = (period: 'live' | 'early') => simulation.count({ period, sport: 'football', ids: [id] });
    expect([inList('live'), inList('early')]).toEqual([1, 0]);
    for (let minute = 0; minute < 35; minute += 1) {
      now = START + minute * 60_000;
      const match = simulation.match(id);
      expect(match).toMatchObject({ status: 'live', stage: 'firstHalf', score: { home: 0, away: 0 } });
      const winner = match?.markets.find(({ kind, period }) => kind === 'threeWay' && period === 'full');
      expect(winner).toMatchObject({ status: 'open' });
      expect(winner?.selections.map(({ locked }) => locked)).toEqual([false, false, false]);
    }
    expect(simulation.events(id).map(({ type }) => type)).toEqual(['stage']);

    await simulation.command(id, { type: 'score', side: 'away', points: 2 });
    const again = await createSimulation({ seed: 3, clock, store });
    expect(again.match(id)).toEqual(simulation.match(id));
    expect(again.match(id)).toMatchObject({ status: 'live', score: { home: 0, away: 2 } });
    await simulation.command(id, { type: 'end' });
    expect(simulation.outcome(id, 'full')).toMatchObject({ type: 'final', score: { home: 0, away: 2 } });
  });

  it('stage: ends by itself when its time is over, and a virtual match runs at its own pace', async () => {
    const [real] = simulation.matches({ period: 'today', sport: 'football', markets: 'none' });
    const virtual = simulation
      .matches({ period: 'virtual', sport: 'virtualFootball', markets: 'none' })
      .find(({ status }) => status === 'upcoming');
    if (!real || !virtual) throw new Error('no match ahead');
    await simulation.command(real.id, { type: 'stage' });
    await simulation.command(virtual.id, { type: 'stage' });
    expect(simulation.match(virtual.id)).toMatchObject({
      status: 'live',
      kickOff: START - 20_000,
      clock: { seconds: 600 },
    });
    now = START + 2 * HOUR;
    expect(simulation.match(real.id)).toMatchObject({ status: 'ended', score: { home: 0, away: 0 } });
    expect(simulation.match(virtual.id)).toMatchObject({ status: 'ended' });
  });

  it('stage: is refused for a match that has begun or ended, and for a sport without halves', async () => {
    const running = live('football');
    expect(await simulation.command(running.id, { type: 'stage' })).toEqual({
      ok: false,
      reason: 'alreadyBegun',
    });
    await simulation.command(running.id, { type: 'end' });
    expect(await simulation.command(running.id, { type: 'stage' })).toEqual({
      ok: false,
      reason: 'alreadyEnded',
    });
    const tennis = simulation.matches({ period: 'early', sport: 'tennis', markets: 'none' })[0];
    expect(await simulation.command(tennis?.id ?? '', { type: 'stage' })).toEqual({
      ok: false,
      reason: 'badValue',
    });
  });

  it('are refused where they make no sense', async () => {
    const early = simulation.matches({ period: 'early', sport: 'football', markets: 'none' })[0];
    if (!early) throw new Error('no early match');
    expect(await simulation.command('12', { type: 'end' })).toEqual({ ok: false, reason: 'unknownMatch' });
    expect(await simulation.command(early.id, { type: 'end' })).toEqual({ ok: false, reason: 'notLive' });
    expect(await simulation.command(early.id, { type: 'score', side: 'home' })).toEqual({
      ok: false,
      reason: 'notLive',
    });
    const { id } = live('football');
    expect(await simulation.command(id, { type: 'score', side: 'home', points: 0 })).toEqual({
      ok: false,
      reason: 'badValue',
    });
    expect(await simulation.command(id, { type: 'moveOdds', side: 'home', strength: 2 })).toEqual({
      ok: false,
      reason: 'badValue',
    });
    expect(await simulation.command(early.id, { type: 'abandon' })).toMatchObject({
      ok: true,
      match: { status: 'abandoned' },
    });
    expect(simulation.outcome(early.id, 'full')).toEqual({ type: 'void' });
  });
});

describe('changes', () => {
  it('tell goals, stages, odds and ends once, and cost no more after a jump', async () => {
    const told: SimChange[] = [];
    simulation.advanceTo(now);
    const leave = simulation.onChange((changes) => told.push(...changes));
    simulation.advanceTo(now);
    expect(told).toEqual([]);
    const { id } = live('football');
    await simulation.command(id, { type: 'score', side: 'away' });
    expect(told.filter(({ matchId }) => matchId === id).map(({ type }) => type)).toEqual(['score', 'odds']);
    told.length = 0;
    now += 6 * HOUR;
    simulation.advanceTo(now);
    expect(told).toContainEqual({ type: 'ended', matchId: id, sport: 'football' });
    leave();
    told.length = 0;
    now += HOUR;
    simulation.advanceTo(now);
    expect(told).toEqual([]);
  });
});

describe('outrights', () => {
  it('offer a winner for every league but virtual ones, and name one when the season is over', () => {
    const outrights = simulation.outrights();
    expect(simulation.outrights('football')).toHaveLength(9);
    expect(simulation.outrights('virtualFootball')).toHaveLength(0);
    for (const { id, market, closesAt } of outrights) {
      const margin = market.selections.reduce((sum, { odds }) => sum + 1 / Number(odds), 0) - 1;
      expect(margin).toBeGreaterThan(0.02);
      expect(margin).toBeLessThan(0.09);
      expect(closesAt).toBeGreaterThan(now);
      expect(simulation.outcome(id, 'full')).toEqual({ type: 'open' });
      // The last matches of a table are played to their end first; those of baseball take longest.
      const outcome = simulation.outcome(id, 'full', closesAt + 5.5 * HOUR);
      expect(market.selections.map(({ side }) => side)).toContain(
        outcome?.type === 'final' ? outcome.winner : '',
      );
    }
  });

  const DAY = 24 * HOUR;

  /** The points of a league's matches in a season that is over. */
  function pointsOf(sport: SimSportKey, leagueId: string, closesAt: number): ReadonlyMap<string, number> {
    const points = new Map<string, number>();
    for (const fixture of simulation.fixtures(sport, closesAt - 30 * DAY, closesAt)) {
      if (fixture.league.id !== leagueId) continue;
      const result = simulation.outcome(fixture.id, 'full', closesAt + 6 * HOUR);
      if (result?.type !== 'final') continue;
      const { home, away } = result.score;
      const won = home > away ? [3, 0] : home < away ? [0, 3] : [1, 1];
      points.set(fixture.homeId, (points.get(fixture.homeId) ?? 0) + (won[0] ?? 0));
      points.set(fixture.awayId, (points.get(fixture.awayId) ?? 0) + (won[1] ?? 0));
    }
    return points;
  }

  it.each([
    ['football', 3, 3],
    ['basketball', 3, 3],
    ['baseball', 2, 5.5],
  ] as const)(
    'follow the table in %s: who leads late is the favourite, and the first of it wins',
    (sport, leagues, hoursOfLastMatch) => {
      for (const { id, closesAt } of simulation.outrights(sport).slice(0, leagues)) {
        const final = closesAt + Math.ceil(hoursOfLastMatch * HOUR);
        const played = simulation.outcome(id, 'full', final);
        expect(simulation.outcome(id, 'full', closesAt + 2 * HOUR)).toEqual({ type: 'open' });
        if (played?.type !== 'final') throw new Error('no winner');
        const points = pointsOf(sport, id.slice(1, 4), closesAt);
        expect(points.get(played.winner ?? '')).toBe(Math.max(...points.values()));
        now = closesAt - HOUR;
        const late = simulation.outright(id)?.market.selections ?? [];
        const [favourite] = late.toSorted((a, b) => Number(a.odds) - Number(b.odds));
        const leaders = [...points].sort(([, a], [, b]) => b - a).slice(0, 3);
        expect(leaders.map(([team]) => team)).toContain(favourite?.side);
      }
    },
  );

  it('know no table where single players meet: the winner is drawn when the season is over', () => {
    const [tennis] = simulation.outrights('tennis');
    if (!tennis) throw new Error('no outright');
    expect(simulation.outcome(tennis.id, 'full', tennis.closesAt - 1)).toEqual({ type: 'open' });
    const names = tennis.market.selections.map(({ side }) => side);
    const outcome = simulation.outcome(tennis.id, 'full', tennis.closesAt);
    expect(names).toContain(outcome?.type === 'final' ? outcome.winner : '');
  });

  it('are about as open at the beginning of a season as teams are alike, in every sport', () => {
    for (const { id, closesAt } of SIM_SPORTS.flatMap((sport) => simulation.outrights(sport).slice(0, 1))) {
      now = closesAt - 29 * DAY;
      const prices = simulation.outright(id)?.market.selections.map(({ odds }) => Number(odds)) ?? [];
      expect(Math.min(...prices)).toBeGreaterThan(1.1);
      expect(prices.length).toBeGreaterThan(5);
    }
  });
});
