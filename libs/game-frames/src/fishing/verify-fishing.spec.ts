import { fromMinorUnits } from '@heptad/formatting';
import { commitmentOf, fairDraws, fishAt, isInField, shoalSeed, shootFish } from '@heptad/game-rules';
import type { Round } from '../frame/session/session-state';
import { verdictOn } from '../frame/sheets/verdict';
import { openedGame } from '../frame/testing/opened-game';
import { verifyFishing } from './verify-fishing';

const opened = openedGame({ game: { ...openedGame().game, id: 'deep-blue', engine: 'fishing' } });
const at = 1_760_000_000_000;
const serverSeed = 'd'.repeat(64);
const seed = shoalSeed('deep-blue');
const fish = fishAt(seed, at).find(isInField)!;

function shot(number: number): Round {
  const draws = fairDraws({ serverSeed, clientSeed: 'mine', round: number });
  const outcome = shootFish({ seed, fish: fish.id, at, stake: 100n }, new Set(), draws);
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  return {
    id: `shot-${number}`,
    game: 'deep-blue',
    engine: 'fishing',
    state: 'settled',
    stake: '1.00',
    win: fromMinorUnits(outcome.win),
    startedAt: at,
    settledAt: at,
    choice: JSON.stringify({ fish: fish.id, at }),
    result: JSON.stringify({ fish: fish.id, kind: outcome.kind, caught: outcome.isCaught }),
    proof: { commitment: commitmentOf(serverSeed), number, clientSeed: 'mine', serverSeed },
  };
}

describe('the check of a shot in the frame', () => {
  it('holds for shots as they were decided', () => {
    const verdicts = Array.from({ length: 200 }, (_, number) =>
      verdictOn(shot(number + 1), opened, verifyFishing),
    );
    expect(new Set(verdicts)).toEqual(new Set(['holds']));
  });

  it.each([
    ['another win', { win: '77.00' }],
    ['another moment', { choice: JSON.stringify({ fish: fish.id, at: at + 3_600_000 }) }],
    ['a choice that is none', { choice: 'x' }],
    ['a result that is none', { result: '{}' }],
  ])('finds %s', (_, changes) => {
    expect(verdictOn({ ...shot(1), ...changes }, opened, verifyFishing)).toBe('broken');
  });
});
