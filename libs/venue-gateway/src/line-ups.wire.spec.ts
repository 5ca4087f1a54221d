import { openSandboxClient, startSandbox, type TestSandbox } from '@heptad/testing';
import { valueOf } from './testing/value-of';
import type { LineUps, Player } from './entities/line-up';
import type { Match } from './entities/match';
import { VENUE_CODES, type VenueCode } from './entities/venue';
import { gatewayOver } from './testing/sandbox-gateway';

const START = Date.UTC(2026, 5, 6, 12, 21);
const HOUR = 3_600_000;

type Announced = Extract<LineUps, { readonly state: 'announced' }>;

describe('line-ups on the wire', () => {
  let now = START;
  let sandbox: TestSandbox;
  let gateway: ReturnType<typeof gatewayOver>;

  beforeAll(async () => {
    sandbox = await startSandbox({ now: () => now });
    gateway = gatewayOver(openSandboxClient(sandbox, await sandbox.logIn()));
  });
  beforeEach(() => {
    now = START;
  });
  afterAll(() => sandbox.close());

  async function announced(code: VenueCode, id: string): Promise<Announced> {
    const lineUps = await valueOf(gateway.sports(code).lineUps(id));
    if (lineUps?.state !== 'announced') throw new Error(`${lineUps?.state ?? 'untold'} at ${code}`);
    return lineUps;
  }

  /** A match of today, more than an hour ahead. */
  async function ahead(code: VenueCode, sport: Match['sport']): Promise<Match> {
    const { matches } = await valueOf(
      gateway.sports(code).matches({ period: 'today', sport, pageSize: 100 }),
    );
    const match = matches.find(({ kickOff }) => kickOff > START + HOUR);
    if (match === undefined) throw new Error(`no ${sport} ahead at ${code}`);
    return match;
  }

  const count = (players: readonly Player[], position: Player['position']) =>
    players.filter((player) => player.position === position).length;

  describe.each(VENUE_CODES)('%s', (code: VenueCode) => {
    it('ROUTE-081 tells both elevens of a running match, to the man as their formations say', async () => {
      const { matches } = await valueOf(gateway.sports(code).matches({ period: 'live', sport: 'football' }));
      const running = matches.slice(0, 6);
      expect(running.length).toBeGreaterThan(0);
      for (const { id } of running) {
        const { home, away } = await announced(code, id);
        for (const { formation = [], starters, bench } of [home, away]) {
          expect(starters.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
          expect(starters[0]).toMatchObject({ position: 'goalkeeper', shirt: 1 });
          expect([count(starters, 'defender'), count(starters, 'forward')]).toEqual([
            formation[0],
            formation.at(-1),
          ]);
          expect(bench.length).toBeGreaterThanOrEqual(7);
          const all = [...starters, ...bench];
          expect(new Set(all.map(({ shirt }) => shirt)).size).toBe(all.length);
          for (const { name, shortName } of all) expect(name.endsWith(shortName)).toBe(true);
        }
        expect(home.starters.map(({ id: player }) => player)).not.toEqual(
          away.starters.map(({ id: player }) => player),
        );
      }
    });

    it('ROUTE-081 tells none until an hour before kick-off, and changes when the clock has come to them', async () => {
      const { id, kickOff } = await ahead(code, 'football');
      const ask = async () => valueOf(gateway.sports(code).lineUps(id));
      now = kickOff - HOUR - 1;
      expect(await ask()).toEqual({ state: 'notAnnounced' });
      now = kickOff - HOUR;
      expect((await announced(code, id)).substitutions).toEqual([]);
      now = kickOff + 44 * 60_000;
      expect((await announced(code, id)).substitutions).toEqual([]);
      let before = 0;
      for (const minute of [75, 95, 125]) {
        now = kickOff + minute * 60_000;
        const { home, away, substitutions } = await announced(code, id);
        expect(substitutions.length).toBeGreaterThanOrEqual(before);
        before = substitutions.length;
        const { match } = await valueOf(gateway.sports(code).match(id));
        for (const { side, clock, off, on } of substitutions) {
          expect(['halfTime', 'secondHalf']).toContain(clock.period);
          if (match.clock?.period === 'secondHalf')
            expect(clock.seconds).toBeLessThanOrEqual(match.clock.seconds + 300);
          const own = side === 'home' ? home : away;
          const leaving = own.starters.find((player) => player.id === off);
          expect(own.bench.find((player) => player.id === on)?.position).toBe(leaving?.position ?? 'nobody');
        }
      }
      expect(before).toBeGreaterThan(0);
      const moments = (await announced(code, id)).substitutions.map(({ clock }) =>
        clock.period === 'halfTime' ? 0 : clock.seconds,
      );
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    });

    it('ROUTE-082 still tells the line-ups of a match that is over', async () => {
      const { matches } = await valueOf(
        gateway.sports(code).results({ sport: 'football', from: START - 24 * HOUR, to: START }),
      );
      const over = matches.find(({ status }) => status === 'ended');
      const { substitutions } = await announced(code, over?.id ?? '');
      expect(substitutions.length).toBeGreaterThan(1);
    });

    it('ROUTE-081 tells two fives of basketball, without a formation and without changes', async () => {
      const { matches } = await valueOf(
        gateway.sports(code).matches({ period: 'live', sport: 'basketball' }),
      );
      const { home, away, substitutions } = await announced(code, matches[0]?.id ?? '');
      for (const { formation, starters } of [home, away]) {
        expect(formation).toBeUndefined();
        expect((['guard', 'forward', 'centre'] as const).map((each) => count(starters, each))).toEqual([
          2, 2, 1,
        ]);
      }
      expect(substitutions).toEqual([]);
    });

    it('ROUTE-081 has none in other sports and in virtual ones, and refuses a match that there is not', async () => {
      const venue = gateway.sports(code);
      const tennis = await valueOf(venue.matches({ period: 'live', sport: 'tennis' }));
      const [virtual] = await valueOf(venue.sports('virtual'));
      const drawn = virtual && (await valueOf(venue.matches({ period: 'virtual', sport: virtual.sport })));
      expect(tennis.matches.length).toBeGreaterThan(0);
      for (const { id } of [...tennis.matches.slice(0, 1), ...(drawn?.matches.slice(0, 1) ?? [])])
        expect(await valueOf(venue.lineUps(id))).toEqual({ state: 'none' });
      expect(await venue.lineUps('999999999')).toMatchObject({ ok: false, error: { kind: 'business' } });
    });

    it('ROUTE-081 names players in the language of the visitor', async () => {
      const { matches } = await valueOf(gateway.sports(code).matches({ period: 'live', sport: 'football' }));
      const id = matches[0]?.id ?? '';
      const names = async (language: 'zh-TW' | 'en') => {
        const other = gatewayOver(openSandboxClient(sandbox, await sandbox.logIn()), undefined, language);
        const lineUps = await valueOf(other.sports(code).lineUps(id));
        return lineUps?.state === 'announced' ? lineUps.home.starters.map(({ name }) => name).join(' ') : '';
      };
      const { home } = await announced(code, id);
      expect(home.starters.map(({ name }) => name).join(' ')).toMatch(/^[\p{Script=Han}· ]+$/u);
      // OB and DB know no language but that of the browser.
      if (code === 'YBTY' || code === 'DBTY') return;
      expect(await names('en')).toMatch(/^[\p{Script=Latin}’' -]+$/u);
      expect(await names('zh-TW')).toMatch(/^[\p{Script=Han}· ]+$/u);
    });
  });

  it('ROUTE-081 tells the same line-ups at every venue', async () => {
    const { matches } = await valueOf(gateway.sports('IMTY').matches({ period: 'live', sport: 'football' }));
    const id = matches[0]?.id ?? '';
    const [first, ...others] = await Promise.all(VENUE_CODES.map((code) => announced(code, id)));
    for (const other of others) expect(other).toEqual(first);
  });
});
