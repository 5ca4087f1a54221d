import { commitmentOf, fairDraws, type Game } from '@heptad/game-rules';
import {
  createLedger,
  IdempotencyConflict,
  LEDGER_STEPS,
  memberAccount,
  openStorage,
  platformAccount,
  type Ledger,
  type Storage,
} from '@heptad/sandbox-ledger';
import fc from 'fast-check';
import type { InstantEngine } from '../engines/instant-engine';
import { gameSteps } from '../tables';
import { playRound, type RoundOrder } from './play-round';
import { promiseOf } from './promises';
import { readRounds } from './read-rounds';

const MEMBER = 'm1';
const WALLET = 'PMDZ';
const GAME = {
  id: 'coin',
  provider: 'shanhai',
  venue: 'PMDZ',
  engine: { kind: 'slot', volatility: 'calm' },
  area: 'egame',
  limits: { least: 20n, greatest: 10_000n },
} as unknown as Game;

/** Doubles the stake at every second number drawn. */
const coin: InstantEngine = {
  leastRoundMs: 2_500,
  acceptsStake: (stake) => stake % 10n === 0n,
  choiceOf: (_, choice) => (typeof choice === 'object' && choice !== null ? choice : undefined),
  play({ stake, draws }) {
    const side = draws.below(2);
    return { win: side === 0 ? stake * 2n : 0n, result: { side } };
  },
};

describe('a round that is settled at once', () => {
  let storage: Storage;
  let ledger: Ledger;
  let time: number;
  let refusal: Error | undefined;

  beforeEach(async () => {
    time = 1_000_000;
    refusal = undefined;
    storage = await openStorage({ sqlite: ':memory:' }, [...LEDGER_STEPS, ...gameSteps]);
    ledger = createLedger(storage, () => time);
    await ledger.transfer({
      from: platformAccount('deposits'),
      to: memberAccount(MEMBER, WALLET),
      amount: 100_000n,
      reason: 'topUp',
      memberId: MEMBER,
    });
  });
  afterEach(() => storage.close());

  let keys = 0;
  const play = (change: Partial<RoundOrder> = {}) => {
    keys += 1;
    const admit = async () => {
      if (refusal !== undefined) throw refusal;
    };
    return playRound(
      { storage, ledger, now: () => time, admit },
      {
        memberId: MEMBER,
        wallet: WALLET,
        game: GAME,
        engine: coin,
        key: `key-${String(keys)}`,
        stake: 1_000n,
        clientSeed: 'mine',
        choice: '{}',
        ...change,
      },
    );
  };
  const balance = () => ledger.balance(memberAccount(MEMBER, WALLET));
  const escrow = () => ledger.balance(platformAccount(`escrow-${WALLET}`));

  it('moves stake and win to the cent and leaves nothing in the escrow', async () => {
    let expected = 100_000n;
    for (let count = 0; count < 20; count += 1) {
      const { round } = await play();
      time += 2_500;
      expected += round.win_minor - round.stake_minor;
      expect(await balance()).toBe(expected);
    }
    expect(await escrow()).toBe(0n);
    expect((await ledger.invariants()).holds).toBe(true);
  });

  it('is decided by the promised seed, the member’s own and the number alone', async () => {
    for (let count = 1; count <= 10; count += 1) {
      const promised = await promiseOf(storage, MEMBER, GAME.id);
      expect(await promiseOf(storage, MEMBER, GAME.id)).toEqual(promised);
      const { round, next } = await play({ clientSeed: `seed-${String(count)}` });
      time += 2_500;
      expect(promised.number).toBe(count);
      expect(commitmentOf(round.server_seed)).toBe(promised.commitment);
      const draws = fairDraws({
        serverSeed: round.server_seed,
        clientSeed: round.client_seed,
        round: round.number,
      });
      expect(JSON.parse(round.result ?? '')).toEqual({ side: draws.below(2) });
      expect(next).toEqual(await promiseOf(storage, MEMBER, GAME.id));
    }
  });

  it('is one round under one key, however often and however close it is asked for', async () => {
    const asked = await Promise.all(Array.from({ length: 50 }, () => play({ key: 'the-same-key' })));
    expect(new Set(asked.map(({ round }) => round.id)).size).toBe(1);
    const { total } = await readRounds(storage, { memberId: MEMBER }, { page: 1, size: 10 });
    expect(total).toBe(1);
    await expect(play({ key: 'the-same-key', stake: 2_000n })).rejects.toThrow(IdempotencyConflict);
  });

  it('is refused before its time, in whichever game, and costs nothing', async () => {
    await play();
    const after = await balance();
    time += 2_499;
    await expect(play({ game: { ...GAME, id: 'other' } })).rejects.toMatchObject({ reason: 'tooFast' });
    expect(await balance()).toBe(after);
    time += 1;
    await play();
  });

  it('is not held up by a clock that was put back', async () => {
    await play();
    time -= 60_000;
    await play();
  });

  it.each([
    ['below the least stake', { stake: 10n }, 'belowLeast'],
    ['above the greatest', { stake: 10_010n }, 'aboveMost'],
    ['that cannot be paid to the cent', { stake: 1_001n }, 'badStake'],
    ['with a choice that is no JSON', { choice: '{' }, 'badChoice'],
    ['with a choice that is none of the game', { choice: '7' }, 'badChoice'],
  ] as const)('%s is refused by name and uses no seed', async (_, change, reason) => {
    const promised = await promiseOf(storage, MEMBER, GAME.id);
    await expect(play(change)).rejects.toMatchObject({ reason });
    expect(await promiseOf(storage, MEMBER, GAME.id)).toEqual(promised);
    expect(await balance()).toBe(100_000n);
  });

  it('without the money for it is refused, and its seed stays promised', async () => {
    const promised = await promiseOf(storage, MEMBER, GAME.id);
    const order = { memberId: 'poor' };
    await expect(play(order)).rejects.toMatchObject({ reason: 'noMoney' });
    expect(await promiseOf(storage, MEMBER, GAME.id)).toEqual(promised);
    const { total } = await readRounds(storage, { memberId: 'poor' }, { page: 1, size: 10 });
    expect(total).toBe(0);
  });

  it('that the member’s protection refuses is not played', async () => {
    refusal = new Error('resting');
    await expect(play()).rejects.toThrow('resting');
    expect(await balance()).toBe(100_000n);
  });

  it('keeps the sums whatever is staked, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 2, max: 100 }), { maxLength: 8 }), async (stakes) => {
        for (const tens of stakes) {
          time += 2_500;
          await play({ stake: BigInt(tens) * 10n });
        }
        const { stake, win } = await readRounds(storage, { memberId: MEMBER }, { page: 1, size: 1 });
        expect(await balance()).toBe(100_000n - stake + win);
        expect((await ledger.invariants()).holds).toBe(true);
      }),
      { numRuns: 10 },
    );
  });
});
