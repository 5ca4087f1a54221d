import { fairDraws, fishAt, gameById, isInField, shoalSeed } from '@heptad/game-rules';
import { fishingEngine } from './fishing-engine';

const GAME = gameById('coral-bay-fishing');
const NOW = Date.UTC(2026, 10, 26, 12);
const SEED = 'a'.repeat(64);

describe('the engine of fishing', () => {
  if (GAME === undefined) throw new Error('the catalogue has no such game');
  const game = GAME;
  const shoal = fishAt(shoalSeed(game.id), NOW);
  const target = shoal.find(isInField);
  const outside = shoal.find((fish) => !isInField(fish));

  const shoot = (choice: unknown, { round = 1, at = NOW, stake = 100n } = {}) =>
    fishingEngine.play({
      game,
      stake,
      choice,
      at,
      draws: fairDraws({ serverSeed: SEED, clientSeed: 'mine', round }),
    });

  it('shoots at a fish that the page and the platform both see', () => {
    const { win, result } = shoot({ fish: target?.id, at: NOW });
    expect(result).toMatchObject({ fish: target?.id, kind: target?.kind });
    expect(win === 0n).toBe(!(result as { caught: boolean }).caught);
  });

  it.each([2_000, -2_000])('takes a shot whose moment is %i ms from the platform’s', (drift) => {
    expect(() => shoot({ fish: target?.id, at: NOW }, { at: NOW + drift })).not.toThrow();
  });

  it.each([2_001, -2_001])('misses with a moment that is %i ms from the platform’s', (drift) => {
    expect(() => shoot({ fish: target?.id, at: NOW }, { at: NOW + drift })).toThrow('missed');
  });

  it('misses what is not in the field, and what does not exist', () => {
    if (outside !== undefined) expect(() => shoot({ fish: outside.id, at: NOW })).toThrow('missed');
    expect(() => shoot({ fish: 1, at: NOW })).toThrow('missed');
  });

  it.each([[{}], [null], [{ fish: -1, at: NOW }], [{ fish: 1.5, at: NOW }], [{ fish: '1', at: NOW }]])(
    'reads no shot in %j',
    (choice) => {
      expect(fishingEngine.choiceOf(game, choice)).toBeUndefined();
    },
  );

  it('takes the prices of bullets and no other', () => {
    expect([10n, 50n, 100n, 500n, 1_000n, 5_000n].every((stake) => fishingEngine.acceptsStake(stake))).toBe(
      true,
    );
    expect([0n, -10n, 11n, 5_001n].some((stake) => fishingEngine.acceptsStake(stake))).toBe(false);
  });

  it('gives 96 % back over many shots, within what chance allows', () => {
    const shots = 20_000;
    let won = 0n;
    for (let round = 0; round < shots; round += 1) won += shoot({ fish: target?.id, at: NOW }, { round }).win;
    const share = Number(won) / (shots * 100);
    // Four standard deviations of the multiplier of this fish.
    expect(Math.abs(share - 0.96)).toBeLessThan(0.25);
  });
});
