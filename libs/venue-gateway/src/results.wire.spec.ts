import { openSandboxClient, startSandbox, type TestSandbox } from '@heptad/testing';
import { valueOf } from './testing/value-of';
import type { Incident } from './entities/timeline';
import type { Match, Score } from './entities/match';
import { VENUE_CODES, type VenueCode } from './entities/venue';
import { gatewayOver } from './testing/sandbox-gateway';

const connect = (sandbox: TestSandbox, token: string | undefined) =>
  gatewayOver(openSandboxClient(sandbox, token));

/** Time stands still, so that what was counted is what is listed. */
const NOW = Date.UTC(2026, 5, 6, 12, 21);

const DAY = 86_400_000;

/** What the stages of a match add up to: their points, or the sets that each side won. */
function sumOfStages({ sport, stageScores = [] }: Match): Score {
  const add = (side: 'home' | 'away', other: 'home' | 'away') =>
    stageScores.reduce(
      (sum, { score }) => sum + (sport === 'tennis' ? Number(score[side] > score[other]) : score[side]),
      0,
    );
  return { home: add('home', 'away'), away: add('away', 'home') };
}

describe('stages and results on the wire', () => {
  let sandbox: TestSandbox;
  let gateway: ReturnType<typeof connect>;

  beforeAll(async () => {
    sandbox = await startSandbox({ now: () => NOW });
    gateway = connect(sandbox, await sandbox.logIn());
  });
  afterAll(() => sandbox.close());

  describe.each(VENUE_CODES)('%s', (code: VenueCode) => {
    it('ROUTE-082 lists the results of a past day, latest first, every one over and with its stages', async () => {
      const venue = gateway.sports(code);
      const from = NOW - 8 * DAY;
      for (const sport of ['football', 'basketball', 'tennis', 'baseball'] as const) {
        const page = await valueOf(venue.results({ sport, from, to: from + DAY - 1, pageSize: 100 }));
        expect(page.dropped).toBe(0);
        expect(page.matches.length).toBeGreaterThan(0);
        const kickOffs = page.matches.map(({ kickOff }) => kickOff);
        expect(kickOffs).toEqual(kickOffs.toSorted((a, b) => b - a));
        for (const match of page.matches) {
          expect([match.sport, match.venue, match.markets.length]).toEqual([sport, code, 0]);
          expect(match.kickOff).toBeGreaterThanOrEqual(from);
          expect(match.kickOff).toBeLessThan(from + DAY);
          expect(['ended', 'abandoned']).toContain(match.status);
          // A match that was called off before its kick-off has no score.
          if (match.status === 'abandoned') continue;
          expect(match.score).toBeDefined();
          expect(sumOfStages(match)).toEqual(match.score);
        }
      }
    });

    it('ROUTE-082 has the results of today that are there already, and a match of them by its id', async () => {
      const venue = gateway.sports(code);
      const page = await valueOf(venue.results({ sport: 'football', from: NOW - DAY, to: NOW }));
      const [latest] = page.matches;
      const { match } = await valueOf(venue.match(latest?.id ?? ''));
      expect(match).toEqual(latest);
    });

    it('ROUTE-082 tells the timeline of a match that is over: as many goals, corners and cards as it counts, in order', async () => {
      const venue = gateway.sports(code);
      const from = NOW - 8 * DAY;
      const page = await valueOf(venue.results({ sport: 'football', from, to: from + DAY - 1 }));
      const ended = page.matches.filter(({ status }) => status === 'ended').slice(0, 8);
      expect(ended.length).toBeGreaterThan(0);
      for (const match of ended) {
        const timeline = (await valueOf(venue.timeline(match.id))) ?? [];
        const counted = (kind: Incident['kind']) => ({
          home: timeline.filter((each) => each.kind === kind && each.side === 'home').length,
          away: timeline.filter((each) => each.kind === kind && each.side === 'away').length,
        });
        expect(counted('goal')).toEqual(match.score);
        expect(counted('corner')).toEqual(match.corners);
        expect([counted('yellowCard'), counted('redCard')]).toEqual([match.yellowCards, match.redCards]);
        const moments = timeline.map(({ clock }) => clock.seconds);
        expect(moments).toEqual(moments.toSorted((a, b) => a - b));
        for (const { clock } of timeline) expect(['firstHalf', 'secondHalf']).toContain(clock.period);
        const half = timeline.filter(({ kind, clock }) => kind === 'goal' && clock.period === 'firstHalf');
        const [first] = match.stageScores ?? [];
        expect(half).toHaveLength((first?.score.home ?? 0) + (first?.score.away ?? 0));
      }
    });

    it('ROUTE-082 tells no more of a running match than has happened, and refuses a match that there is not', async () => {
      const venue = gateway.sports(code);
      const { matches } = await valueOf(venue.matches({ period: 'live', sport: 'football' }));
      const match = matches.find(({ score }) => score !== undefined);
      const timeline = (await valueOf(venue.timeline(match?.id ?? ''))) ?? [];
      expect(timeline.filter(({ kind }) => kind === 'goal')).toHaveLength(
        (match?.score?.home ?? 0) + (match?.score?.away ?? 0),
      );
      expect(await venue.timeline('999999999')).toMatchObject({ ok: false, error: { kind: 'business' } });
    });

    it('ROUTE-081 tells the figures of a running match from its kick-off on, and where its ball is', async () => {
      const venue = gateway.sports(code);
      const { matches } = await valueOf(venue.matches({ period: 'live', sport: 'football' }));
      const match = matches.find(({ status, score }) => status === 'live' && score !== undefined);
      const told = await valueOf(venue.statistics(match?.id ?? ''));
      const figures = new Map(told?.statistics.map(({ kind, score }) => [kind, score]));
      expect([...figures.keys()]).toEqual([
        'possession',
        'attacks',
        'dangerousAttacks',
        'shotsOnTarget',
        'shotsOffTarget',
      ]);
      expect((figures.get('possession')?.home ?? 0) + (figures.get('possession')?.away ?? 0)).toBe(100);
      expect(figures.get('shotsOnTarget')?.home).toBeGreaterThanOrEqual(match?.score?.home ?? 0);
      expect(told?.ball).toMatchObject({ x: expect.any(Number), y: expect.any(Number) });
      const [next] = (await valueOf(venue.matches({ period: 'early', sport: 'football' }))).matches;
      expect(await valueOf(venue.statistics(next?.id ?? ''))).toEqual({ statistics: [] });
      expect(await venue.statistics('999999999')).toMatchObject({ ok: false, error: { kind: 'business' } });
    });

    it('tells who serves in a match of sets', async () => {
      const page = await valueOf(gateway.sports(code).matches({ period: 'live', sport: 'tableTennis' }));
      const running = page.matches.filter(({ status }) => status === 'live');
      expect(running.some(({ serving }) => serving !== undefined)).toBe(true);
      for (const { stageScores } of running) expect(stageScores?.[0]?.stage).toBe('set1');
    });

    it('has a score at half time from half time on', async () => {
      const { matches } = await valueOf(
        gateway.sports(code).matches({ period: 'live', sport: 'football', pageSize: 100 }),
      );
      const inStage = (...stages: readonly string[]) =>
        matches.filter(({ clock }) => clock !== undefined && stages.includes(clock.period));
      expect(inStage('firstHalf').length).toBeGreaterThan(0);
      for (const { halfTimeScore } of inStage('firstHalf')) expect(halfTimeScore).toBeUndefined();
      expect(inStage('halfTime', 'secondHalf').length).toBeGreaterThan(0);
      for (const { halfTimeScore, stageScores } of inStage('halfTime', 'secondHalf'))
        expect(halfTimeScore).toEqual(stageScores?.[0]?.score);
    });
  });
});
