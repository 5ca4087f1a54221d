import { gamePlay } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import {
  commitmentOf,
  fairDraws,
  findFish,
  FISH_KIND_NAMES,
  gamesIn,
  isInField,
  shoalSeed,
} from '@heptad/game-rules';
import fc from 'fast-check';
import { replayRound } from './replay-round';
import type { ProvenRound } from './round';
import { verifyRound } from './verify-round';

const seedOf = (number: number): string => number.toString(16).padStart(64, '0');

const gameOf = (engine: ProvenRound['engine']) => {
  const all = [...gamesIn('egame'), ...gamesIn('live'), ...gamesIn('lottery'), ...gamesIn('fishing')];
  const game = all.find((each) => each.engine.kind === engine);
  if (game === undefined) throw new Error(engine);
  return game;
};

/** A fish that is in the field at some moment. */
function aFish(game: string): gamePlay.FishingChoice {
  for (let fish = 0; fish < 10_000; fish += 1)
    for (let at = 0; at < 60_000; at += 1_000) {
      const found = findFish(shoalSeed(game), fish, at);
      if (found !== undefined && isInField(found)) return { fish, at };
    }
  throw new Error('no fish');
}

const CHOICES: Readonly<Record<ProvenRound['engine'], (game: string) => object>> = {
  slot: () => ({}),
  fishing: aFish,
  baccarat: () => ({
    bets: [
      { spot: 'banker', stake: '10.00' },
      { spot: 'tie', stake: '1.00' },
    ],
  }),
  roulette: () => ({
    bets: [
      { spot: 'red', stake: '5.00' },
      { spot: 'straight:17', stake: '1.00' },
      { spot: 'corner:0-1-2-3', stake: '1.00' },
      { spot: 'dozen:2', stake: '1.00' },
    ],
  }),
  lottery: () => ({ bets: [{ spot: 'sum-big', stake: '10.00' }] }),
};
const STAKES = {
  slot: '2.00',
  fishing: '1.00',
  baccarat: '11.00',
  roulette: '8.00',
  lottery: '10.00',
} as const;

/** A round as an honest platform plays it. */
function honest(engine: ProvenRound['engine'], number: number): ProvenRound {
  const game = gameOf(engine);
  const shared = engine === 'baccarat' || engine === 'roulette' || engine === 'lottery';
  const serverSeed = seedOf(number);
  const clientSeed = shared ? game.id : `mine-${number}`;
  const round: ProvenRound = {
    game: game.id,
    engine,
    state: 'settled',
    stake: STAKES[engine],
    win: '0.00',
    choice: JSON.stringify(CHOICES[engine](game.id)),
    result: '{}',
    proof: { commitment: commitmentOf(serverSeed), number, clientSeed, serverSeed },
  };
  const { result, win } = replayRound(round, fairDraws({ serverSeed, clientSeed, round: number }));
  return { ...round, result, win: fromMinorUnits(win) };
}

const ENGINES = gamePlay.engines;
const ALL = { promise: true, result: true, win: true };

describe('checking a round', () => {
  it.each(ENGINES)('finds nothing wrong with honest rounds of %s', (engine) => {
    for (let number = 1; number <= 50; number += 1) expect(verifyRound(honest(engine, number))).toEqual(ALL);
  });

  it.each(ENGINES)('finds a seed that was not the promised one (%s)', (engine) => {
    const round = honest(engine, 7);
    const other = { ...round, proof: { ...round.proof, commitment: commitmentOf(seedOf(8)) } };
    expect(verifyRound(other)).toEqual({ ...ALL, promise: false });
  });

  it.each(ENGINES)('finds a win of one cent more or less (%s)', (engine) => {
    const round = honest(engine, 7);
    expect(verifyRound({ ...round, win: '987654.01' })).toEqual({ ...ALL, win: false });
  });

  it('takes what came from a jackpot for no part of the game’s win', () => {
    const round = honest('slot', 3);
    const win = fromMinorUnits(BigInt(Math.round(Number(round.win) * 100)) + 50_000n);
    expect(verifyRound({ ...round, win, jackpot: '500.00' })).toEqual(ALL);
    expect(verifyRound({ ...round, win })).toEqual({ ...ALL, win: false });
  });

  it.each([
    ['slot', { spin: 1 }],
    ['roulette', { fell: 37 }],
    ['lottery', { numbers: [] }],
  ] as const)('finds another result (%s)', (engine, result) => {
    const round = honest(engine, 7);
    expect(verifyRound({ ...round, result: JSON.stringify(result) })?.result).toBe(false);
  });

  it('finds another fish than the one that swam there', () => {
    const round = honest('fishing', 7);
    const result = { ...(JSON.parse(round.result ?? '') as gamePlay.FishingResult) };
    const kind = FISH_KIND_NAMES.find((name) => name !== result.kind) ?? '';
    expect(verifyRound({ ...round, result: JSON.stringify({ ...result, kind }) })).toEqual({
      ...ALL,
      result: false,
    });
  });

  it('says nothing while the seed is not told', () => {
    const { proof, ...round } = honest('slot', 1);
    const { serverSeed: _, ...promised } = proof;
    expect(verifyRound({ ...round, proof: promised })).toBeUndefined();
  });

  it('holds nothing of what cannot be played again, and never throws', () => {
    const nothing = { promise: true, result: false, win: false };
    expect(verifyRound({ ...honest('slot', 1), game: 'no-such-game' })).toEqual(nothing);
    expect(verifyRound({ ...honest('slot', 1), result: '{' })).toEqual(nothing);
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom(...ENGINES), (choice, result, engine) => {
        expect(verifyRound({ ...honest(engine, 2), choice, result })?.result).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});
