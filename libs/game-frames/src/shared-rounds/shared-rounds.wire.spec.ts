import { gamePlay, venue } from '@heptad/contracts';
import { fromMinorUnits, minorUnits, money, subtractMoney } from '@heptad/formatting';
import { gameById, type LotteryPlayName, rouletteColor } from '@heptad/game-rules';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { takeEntry } from '../frame/entry';
import { createFrameTexts } from '../frame/frame-texts';
import { openGame } from '../frame/open-game';
import { createSession } from '../frame/session/game-session';
import { createSender } from '../frame/session/send';
import type { StreamSocket } from '../frame/session/stream-socket';
import { KINDS } from '../kinds';
import { type Draw, lotteryEngine } from '../lottery/lottery-engine';
import { verifyDraw } from '../lottery/verify-draw';
import { baccaratEngine } from '../tables/baccarat/baccarat-engine';
import { verifyDeal } from '../tables/baccarat/verify-deal';
import { rouletteEngine, type RouletteFall } from '../tables/roulette/roulette-engine';
import { verifyFall } from '../tables/roulette/verify-fall';
import { betsOf, createLiveGame, type LiveGame, type SharedEngine } from './live-game';
import { isProven, type Verify } from './ui/round-proof';

const SITE = { isEmbedded: false, tell: () => undefined, listen: () => () => undefined };

const fell: Verify<RouletteFall> = (seeds, result) => verifyFall(seeds, result.fell);
const drawn =
  (play: LotteryPlayName): Verify<Draw> =>
  (seeds, draw) =>
    verifyDraw(play, seeds, draw);

/** One shared game of each engine with a spot that is bet on. */
const GAMES: readonly (readonly [string, SharedEngine<unknown, unknown>, Verify<unknown>, string])[] = [
  ['peony-roulette', rouletteEngine as never, fell as never, 'red'],
  ['peony-baccarat-1', baccaratEngine as never, verifyDeal as never, 'player'],
  ['moonview-minute-fast-three', lotteryEngine as never, drawn('fastThree') as never, 'sum-big'],
  ['moonview-minute-pk-ten', lotteryEngine as never, drawn('pkTen') as never, 'sum-big'],
];

describe('shared rounds between a frame and the games’ own server', () => {
  let sandbox: TestSandbox;
  let member: string;
  let live: LiveGame<unknown, unknown>[];

  beforeEach(async () => {
    live = [];
    sandbox = await startSandbox({ listen: true, now: () => Date.UTC(2026, 10, 26, 4) });
    await sandbox.clock.rate(0);
    member = await sandbox.logIn();
  }, 30_000);
  afterEach(async () => {
    for (const game of live) game.end();
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  /** A page that has the game open. */
  async function page(gameCode: string, engine: SharedEngine<unknown, unknown>) {
    const launched = await sandbox.send(
      venue.launch,
      { enName: gameById(gameCode)?.venue ?? '', gameCode, appSendMoney: 1 },
      { token: member },
    );
    const location = new URL(v.parse(venue.launch.response, launched.body?.['data']).url);
    const entry = takeEntry({ location, history: { state: null, replaceState: () => undefined } } as never);
    const token = entry.token ?? '';
    const sender = createSender({
      token,
      language: entry.language,
      fetch: (path, init) => fetch(`${sandbox.gamesAt}${String(path)}`, init),
    });
    const opening = await openGame({
      entry,
      texts: await createFrameTexts(entry.language),
      sender,
      kinds: KINDS,
    });
    if (opening.kind !== 'opened') throw new Error(JSON.stringify(opening));
    const sockets: StreamSocket[] = [];
    const session = createSession({
      opened: opening.opened,
      token,
      sender,
      site: SITE,
      openSocket: () => {
        const socket = new WebSocket(
          `${sandbox.gamesAt.replace('http', 'ws')}${gamePlay.STREAM_PATH}`,
        ) as unknown as StreamSocket;
        sockets.push(socket);
        return socket;
      },
    });
    const game = createLiveGame({ engine, session, random: () => 0 });
    live.push(game);
    return { game, session, cut: () => sockets.at(-1)?.close() };
  }

  type Page = Awaited<ReturnType<typeof page>>;
  type State = NonNullable<ReturnType<LiveGame<unknown, unknown>['state']>>;

  /** The first state of a page that is as wanted. */
  const until = ({ game }: Page, wanted: (state: State) => boolean): Promise<State> =>
    new Promise((resolve) => {
      const look = () => {
        const state = game.state();
        if (state === undefined || !wanted(state)) return;
        stop();
        resolve(state);
      };
      const stop = game.subscribe(look);
      setTimeout(look, 0);
    });

  const nextRound = async (one: Page): Promise<State> => {
    const { round } = await until(one, ({ isLive }) => isLive);
    await sandbox.clock.set(round.endsAt);
    return until(one, ({ isLive, round: now }) => isLive && now.number > round.number);
  };

  it.each(GAMES)(
    '%s is bet on, decided, paid and proven alike on both sides',
    async (id, engine, verify, spot) => {
      const one = await page(id, engine);
      const { round } = await nextRound(one);
      const before = one.session.state().balance;
      expect(await one.game.place(round.number, betsOf(new Map([[spot, 1_000n]])))).toEqual({
        kind: 'placed',
      });
      expect(one.session.state().balance).toBe(fromMinorUnits(minorUnits(before) - 1_000n));
      await sandbox.clock.set(round.resultAt);
      const { paid } = await until(one, (state) => state.paid !== undefined);
      expect(paid).toMatchObject({ state: 'settled', stake: '10.00' });
      const after = minorUnits(before) - 1_000n + minorUnits(money(paid?.win ?? ''));
      expect(one.session.state().balance).toBe(fromMinorUnits(after));
      await sandbox.clock.set(round.endsAt);
      const known = await until(one, ({ outcomes }) =>
        outcomes.some(({ number }) => number === round.number),
      );
      const outcome = known.outcomes.find(({ number }) => number === round.number);
      if (outcome === undefined) throw new Error('no outcome');
      expect(outcome.commitment).toBe(round.commitment);
      expect(isProven(verify, id, outcome)).toBe(true);
      expect(known.past.at(-1)?.number).toBe(round.number);
    },
  );

  it('two pages of one member at one table see the same stake and the same end, and it is taken and paid once', async () => {
    const [first, second] = [
      await page('peony-roulette', rouletteEngine as never),
      await page('peony-roulette', rouletteEngine as never),
    ];
    const { round } = await nextRound(first);
    await until(second, ({ isLive, round: now }) => isLive && now.number === round.number);
    const before = first.session.state().balance;
    await first.game.place(round.number, betsOf(new Map([['red', 1_000n]])));
    const seen = await until(second, ({ mine }) => mine !== undefined);
    expect(seen.mine).toMatchObject({ state: 'open', stake: '10.00' });
    expect(second.session.state().balance).toBe(subtractMoney(before, money('10')));
    await second.game.place(round.number, betsOf(new Map([['red', 500n]])));
    await until(first, ({ mine }) => mine?.stake === '15.00');
    await sandbox.clock.set(round.resultAt);
    const ends = [
      await until(first, ({ paid }) => paid !== undefined),
      await until(second, ({ paid }) => paid !== undefined),
    ];
    expect(ends[0]?.paid).toEqual(ends[1]?.paid);
    const rows = await sandbox.services.storage.db.selectFrom('game_rounds').selectAll().execute();
    expect(rows).toMatchObject([{ state: 'settled', stake_minor: 1_500n }]);
    expect(first.session.state().balance).toBe(second.session.state().balance);
    const { result } = ends[0]?.paid ?? {};
    const { fell } = v.parse(gamePlay.rouletteResult, JSON.parse(result ?? ''));
    expect(ends[0]?.paid?.win).toBe(rouletteColor(fell) === 'red' ? '30.00' : '0.00');
  });

  it('a round that ended while the line was down is told when the page is back, or opened anew, until it was shown', async () => {
    const one = await page('peony-roulette', rouletteEngine as never);
    const { round } = await nextRound(one);
    await one.game.place(round.number, betsOf(new Map([['red', 1_000n]])));
    one.game.end();
    await sandbox.clock.set(round.endsAt + 3_600_000);
    const again = await page('peony-roulette', rouletteEngine as never);
    const { paid, mine } = await until(again, ({ isLive }) => isLive);
    expect(mine).toBeUndefined();
    expect(paid).toMatchObject({ state: 'settled', stake: '10.00' });
    await again.session.call(gamePlay.seen, { round: paid?.id ?? '' });
    const third = await page('peony-roulette', rouletteEngine as never);
    expect((await until(third, ({ isLive }) => isLive)).paid).toBeUndefined();
  });
});
