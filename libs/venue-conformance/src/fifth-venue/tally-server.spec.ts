import { pricedFor } from '@heptad/sandbox-ledger';
import { openSandboxClient, startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import type { Match } from '@heptad/venue-gateway';
import { gatewayOver, type Line, orderOn, valueOf } from '@heptad/venue-gateway/testing';
import { decodePick, encodeBoard, encodeSlip, type BetFacts } from './tally-encode';
import { GAMES, sportOfGame } from './tally-sports';
import { fromMinutes, moneyOfCents } from './tally-values';
import { TALLY } from './tally-venue';
import { tallyAsk, tallyBoard, tallyOne, tallyOver, tallySheets, tallySlips, tallyStake } from './tally-wire';

type Services = TestSandbox['services'];
type Filter = Parameters<Services['simulation']['count']>[0];

const NOW = Date.UTC(2026, 5, 6, 12, 21);
const DAY = 86_400_000;
const DRIFTS = { '=': 0, '+': 1, '*': 2 } as const;

/** The fifth venue itself: its wire over the sandbox's matches, its desk, and the prices and wallet of FB. */
function tallyServer({ simulation: house, betting }: Services, memberId: string) {
  const simulation = pricedFor(house, 'FBTY');
  const slipOf = (bet: BetFacts) => encodeSlip(bet, (id) => simulation.match(id));
  const mine = { memberId, venue: 'FBTY' } as const;
  const boardOf = (game: number | undefined, asked: Omit<Filter, 'sport'>, from: number, rows: number) => {
    const sport = game === undefined ? 'football' : sportOfGame(game);
    if (sport === undefined) return encodeBoard([], 0);
    const filter = { ...asked, sport };
    return encodeBoard(
      simulation.matches({ ...filter, offset: from, limit: rows }),
      simulation.count(filter),
    );
  };
  const periodOf = (sheet: string) => (sheet === 'live' || sheet === 'today' ? sheet : 'early');

  async function answer(path: string, body: unknown, key: string | undefined): Promise<unknown> {
    switch (path) {
      case tallySheets.path:
        return Object.fromEntries(
          (['live', 'today', 'early'] as const).map((period) => [
            period,
            {
              game: GAMES.map(([, game]) => game),
              count: GAMES.map(([sport]) => simulation.count({ period, sport })),
            },
          ]),
        );
      case tallyBoard.path: {
        const { sheet, from, rows, game } = v.parse(tallyBoard.request, body);
        return boardOf(game, { period: periodOf(sheet) }, from, rows);
      }
      case tallyOver.path: {
        const { game, from, rows, since, until } = v.parse(tallyOver.request, body);
        const bounds = { from: fromMinutes(since), until: fromMinutes(until) };
        return boardOf(game, { period: 'ended', markets: 'none', ...bounds }, from, rows);
      }
      case tallyOne.path: {
        const found = simulation.match(v.parse(tallyOne.request, body).id);
        return encodeBoard(found ? [found] : [], 1);
      }
      case tallyStake.path: {
        const { fold, each, drift, picks } = v.parse(tallyStake.request, body);
        const early = { period: 'early', sport: 'football' } as const;
        const legs = picks.map((pick) =>
          decodePick(pick, simulation.matches({ ...early, ids: [String(pick[0])] })[0]),
        );
        const placed = await betting.place({
          ...mine,
          idempotencyKey: key ?? '',
          code: fold,
          legs,
          unitStake: moneyOfCents(each),
          acceptance: DRIFTS[drift],
        });
        if (!placed.ok) return { refused: placed.reason };
        return { slip: slipOf(placed.bet) };
      }
      case tallyAsk.path: {
        const asked = v.parse(tallyAsk.request, body);
        const query = asked.key === undefined ? { ids: [asked.no ?? ''] } : { idempotencyKey: asked.key };
        const { bets } = await betting.orders({ ...mine, ...query });
        return { slips: bets.map((bet) => slipOf(bet)) };
      }
      case tallySlips.path: {
        const { over, from, rows } = v.parse(tallySlips.request, body);
        const state = over ? 'over' : 'open';
        const found = await betting.orders({ ...mine, state, offset: from, limit: rows });
        return { all: found.total, slips: found.bets.map((bet) => slipOf(bet)) };
      }
      default:
        return { refused: path };
    }
  }
  return answer;
}

const refused = v.object({ refused: v.string() });

/** A member's own client of the platform, with the fifth venue answering its paths. */
async function openTally(sandbox: TestSandbox): Promise<Line> {
  const token = await sandbox.logIn();
  const client = openSandboxClient(sandbox, token);
  const member = await sandbox.services.members.findByName('demo01');
  const server = tallyServer(sandbox.services, member?.id ?? '');
  return {
    ...client,
    async transport(request) {
      const path = new URL(request.url, 'http://page.example').pathname;
      if (!path.startsWith('/tally/')) return client.transport(request);
      const body: unknown = JSON.parse(request.body ?? '{}');
      const said = await server(path, body, request.headers['Idempotency-Key']);
      const no = v.safeParse(refused, said);
      const text = no.success ? { s: '-', e: ['7102', no.output.refused] } : { s: '+', p: said };
      return {
        status: 200,
        statusText: '',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(text),
      };
    },
  };
}

const COURSE = ['id', 'status', 'score', 'halfTimeScore', 'stageScores', 'corners', 'redCards'] as const;
/** What has come of a match so far. */
const course = (match: Match) => COURSE.map((name) => match[name]);

describe('the fifth venue over the sandbox’s own matches', () => {
  let sandbox: TestSandbox;
  let gateway: ReturnType<typeof gatewayOver>;

  beforeAll(async () => {
    sandbox = await startSandbox({ now: () => NOW });
    gateway = gatewayOver(await openTally(sandbox), TALLY);
  });
  afterAll(() => sandbox.close());

  it.each(['live', 'today', 'early'] as const)(
    'lists the %s matches as counted, page by page, and drops none',
    async (period) => {
      const venue = gateway.sports('IMTY');
      const counts = await valueOf(venue.sports(period));
      const query = { period, sport: 'football', pageSize: 5 } as const;
      const first = await valueOf(venue.matches(query));
      expect(first.dropped).toBe(0);
      expect(counts.find(({ sport }) => sport === 'football')?.count ?? 0).toBe(first.total);
      expect(first.matches).toHaveLength(Math.min(5, first.total));
      expect(first.hasMore).toBe(first.total > 5);
      const all = await valueOf(venue.matches({ ...query, pageSize: 100 }));
      const second = await valueOf(venue.matches({ ...query, page: 2 }));
      expect([...first.matches, ...second.matches]).toEqual(all.matches.slice(0, 10));
    },
  );

  it('says of its matches what the product’s own venues say of them', async () => {
    const query = { period: 'early', sport: 'football', pageSize: 20 } as const;
    const tally = await valueOf(gateway.sports('IMTY').matches(query));
    const fb = await valueOf(gateway.sports('FBTY').matches(query));
    const facts = ({ id, home, away, kickOff, league }: (typeof fb.matches)[number]) => [
      id,
      home.name,
      away.name,
      // Its wire knows whole minutes.
      Math.floor(kickOff / 60_000),
      league.name,
    ];
    expect(tally.matches.map(facts)).toEqual(fb.matches.map(facts));
    const prices = (matches: typeof fb.matches) =>
      matches.flatMap(({ id, markets }) =>
        markets
          .filter(({ kind, period }) => kind === 'handicap' && period === 'full')
          .map(({ line, selections }) => [
            id,
            line,
            ...selections.map(({ side, odds, locked }) => [side, odds, locked]),
          ]),
      );
    expect(prices(tally.matches).length).toBeGreaterThan(20);
    expect(prices(tally.matches)).toEqual(prices(fb.matches));
  });

  it.each(GAMES.map(([sport]) => sport))(
    'ROUTE-082 says of what is over in %s what the product’s own venues say of it',
    async (sport) => {
      const from = NOW - 8 * DAY;
      const query = { sport, from, to: from + DAY - 1, pageSize: 100 };
      const tally = await valueOf(gateway.sports('IMTY').results(query));
      const fb = await valueOf(gateway.sports('FBTY').results(query));
      expect([tally.dropped, tally.total]).toEqual([0, fb.total]);
      expect(tally.matches.length).toBeGreaterThan(0);
      expect(tally.matches.map(course)).toEqual(fb.matches.map(course));
      const second = await valueOf(gateway.sports('IMTY').results({ ...query, page: 2, pageSize: 2 }));
      expect(second.matches).toEqual(tally.matches.slice(2, 4));
    },
  );

  it.each(GAMES.map(([sport]) => sport))(
    'says of what runs in %s in which stage it is, what each brought, and who serves',
    async (sport) => {
      const query = { period: 'live', sport, pageSize: 100 } as const;
      const tally = await valueOf(gateway.sports('IMTY').matches(query));
      const fb = await valueOf(gateway.sports('FBTY').matches(query));
      const told = (match: Match) => ({
        ...course(match),
        stage: match.clock?.period,
        serving: match.serving,
      });
      expect(tally.matches.length).toBeGreaterThan(0);
      expect(tally.matches.map(told)).toEqual(fb.matches.map(told));
      const serves = tally.matches.some(({ serving }) => serving !== undefined);
      expect(serves).toBe(sport === 'tennis');
    },
  );

  it('takes a bet once, finds it by its key, and settles it with the match', async () => {
    const venue = gateway.sports('IMTY');
    await valueOf(gateway.wallet.transferIn('FBTY', moneyOfCents(5_000), 'in'));
    const order = orderOn((await valueOf(venue.matches({ period: 'early', sport: 'football' }))).matches);
    const bet = await valueOf(venue.placeBet(order, 'bet'));
    expect(bet).toMatchObject({ state: 'accepted', stake: '20.00', key: 'bet' });
    expect((await valueOf(venue.placeBet(order, 'bet'))).id).toBe(bet.id);
    expect(await valueOf(venue.confirmBet('bet'))).toMatchObject({ id: bet.id });
    expect(await valueOf(venue.confirmBet('never'))).toBeNull();
    const leg = order.legs[0];
    expect(bet.legs).toMatchObject([
      { matchId: leg?.match.id, side: leg?.selection.side, odds: leg?.selection.odds },
    ]);
    expect((await valueOf(venue.bets({ settled: false }))).bets.map(({ id }) => id)).toEqual([bet.id]);

    await sandbox.app.inject({
      method: 'POST',
      url: `/__sandbox/matches/${leg?.match.id ?? ''}`,
      payload: { type: 'abandon' },
    });
    const over = await valueOf(venue.bets({ settled: true }));
    expect(over.bets).toMatchObject([{ id: bet.id, state: 'void', returned: '20.00' }]);
    expect(await venue.match('1')).toMatchObject({ ok: false, error: { code: '7109' } });
  });
});
