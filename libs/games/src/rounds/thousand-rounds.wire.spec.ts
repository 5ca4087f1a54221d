import { gamePlay, games, venue } from '@heptad/contracts';
import { fishAt, gamesIn, isInField, shoalSeed, type Game, type GameKind } from '@heptad/game-rules';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import type { Round } from './round';
import { verifyRound } from './verify-round';

// A thousand rounds are played one after the other, each with postings of its own.
jest.setTimeout(240_000);

const ROUNDS = 1_000;
/** Those that everybody plays at once take the platform longer: a round's time passes for all that it runs. */
const SHARED_ROUNDS = 250;
/** No session may ask without end in one minute: a new one is opened every so many rounds. */
const ROUNDS_A_SESSION = 250;
const HOLDS = { promise: true, result: true, win: true };

const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** The first game of the catalogue that an engine plays; a lottery that is drawn each minute. */
function gameOf(kind: GameKind): Game {
  const all = [...gamesIn('egame'), ...gamesIn('live'), ...gamesIn('lottery'), ...gamesIn('fishing')];
  const game = all.find(
    ({ engine }) => engine.kind === kind && (engine.kind !== 'lottery' || engine.interval === 'minute'),
  );
  if (game === undefined) throw new Error(kind);
  return game;
}

/** A fish that can be shot at now. */
function aFish(game: string, at: number): gamePlay.FishingChoice {
  const fish = fishAt(shoalSeed(game), at).find(isInField);
  if (fish === undefined) throw new Error('no fish');
  return { fish: fish.id, at };
}

const BETS: Readonly<
  Record<'baccarat' | 'roulette' | 'lottery', (number: number) => readonly gamePlay.SpotBet[]>
> = {
  baccarat: (number) => [
    { spot: number % 2 === 0 ? 'banker' : 'player', stake: '10.00' },
    { spot: 'tie', stake: '10.00' },
  ],
  roulette: (number) => [
    { spot: number % 2 === 0 ? 'red' : 'even', stake: '10.00' },
    { spot: `straight:${String(number % 37)}`, stake: '10.00' },
    { spot: 'dozen:2', stake: '10.00' },
  ],
  lottery: (number) => [{ spot: number % 2 === 0 ? 'sum-big' : 'sum-odd', stake: '10.00' }],
};

describe('rounds in long rows, each played by the platform and once more by the page', () => {
  let sandbox: TestSandbox;
  let member: string;

  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => Date.UTC(2026, 10, 20, 4) });
    await sandbox.clock.rate(0);
    member = await sandbox.logIn('demo03');
  }, 30_000);
  afterEach(async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  /** Launches a game with all the money of the centre, and opens it. */
  async function open({ id, venue: enName }: Game) {
    const order = { enName, gameCode: id, appSendMoney: 1 as const };
    const { body } = await sandbox.send(venue.launch, order, { token: member });
    const { url } = v.parse(venue.launch.response, body?.['data']);
    const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '';
    const opened = await sandbox.play(gamePlay.open, { language: 'zh-CN' }, token);
    const balance = async (): Promise<number> => {
      const answer = await sandbox.play(gamePlay.balance, {}, token);
      return centsOf(v.parse(gamePlay.balance.response, answer.body).balance);
    };
    return { ...v.parse(gamePlay.open.response, opened.body), token, balance };
  }

  async function recorded(id: string): Promise<Round> {
    const { body, text } = await sandbox.send(games.round, { id, language: 'zh-CN' }, { token: member });
    const read = v.safeParse(games.round.response, body?.['data']);
    if (!read.success) throw new Error(text);
    return read.output;
  }

  const keyOf = (number: number): string => `round-${String(number).padStart(6, '0')}`;

  it.each(['slot', 'fishing'] as const)(
    'a thousand of %s are as they were promised, and their money adds up to the cent',
    async (kind) => {
      const game = gameOf(kind);
      let opened = await open(game);
      let promised = opened.next;
      let cents = await opened.balance();
      let last = '';
      for (let number = 0; number < ROUNDS; number += 1) {
        if (number % ROUNDS_A_SESSION === 0) opened = await open(game);
        const choice = kind === 'slot' ? {} : aFish(game.id, sandbox.clock.now());
        const order = {
          key: keyOf(number),
          stake: kind === 'slot' ? '0.20' : '0.10',
          clientSeed: `mine-${String(number)}`,
          choice: JSON.stringify(choice),
        };
        const answer = await sandbox.play(gamePlay.play, order, opened.token);
        const read = v.safeParse(gamePlay.play.response, answer.body);
        if (!read.success) throw new Error(answer.text);
        const { round } = read.output;
        // What was told before the round is what the round was decided by.
        expect(round.proof).toMatchObject(promised);
        expect(verifyRound(round)).toEqual(HOLDS);
        cents += centsOf(round.win) - centsOf(round.stake);
        promised = read.output.next;
        last = round.id;
        await sandbox.clock.advance(opened.leastRoundMs);
      }
      expect(await opened.balance()).toBe(cents);
      expect(verifyRound(await recorded(last))).toEqual(HOLDS);
    },
  );

  it.each(['baccarat', 'roulette', 'lottery'] as const)(
    '250 of %s are as they were promised to everybody, and their money adds up to the cent',
    async (kind) => {
      const game = gameOf(kind);
      let opened = await open(game);
      const now = async () => {
        const call = kind === 'lottery' ? gamePlay.draws : gamePlay.table;
        const { body, text } = await sandbox.play(call, {}, opened.token);
        const read = v.safeParse(call.response, body);
        if (!read.success) throw new Error(text);
        return read.output.round;
      };
      let cents = await opened.balance();
      await sandbox.clock.advance((await now()).endsAt - sandbox.clock.now());
      let shared = await now();
      for (let number = 0; number < SHARED_ROUNDS; number += 1) {
        if (number % ROUNDS_A_SESSION === 0) opened = await open(game);
        const order = { key: keyOf(number), number: shared.number, bets: [...BETS[kind](number)] };
        const { body, text } = await sandbox.play(gamePlay.placeBets, order, opened.token);
        const placed = v.safeParse(gamePlay.placeBets.response, body);
        if (!placed.success) throw new Error(text);
        expect(placed.output.round.proof.serverSeed).toBeUndefined();
        await sandbox.clock.advance(shared.endsAt - sandbox.clock.now());
        const { commitment } = shared;
        shared = await now();
        const round = await recorded(placed.output.round.id);
        expect(round.proof.commitment).toBe(commitment);
        expect(verifyRound(round)).toEqual(HOLDS);
        cents += centsOf(round.win) - centsOf(round.stake);
      }
      expect(await opened.balance()).toBe(cents);
    },
  );
});
