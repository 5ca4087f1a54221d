import fc from 'fast-check';
import { quickDraws, saidDraws } from '../testing';
import { catchChance, FISH_KIND_NAMES, FISH_KINDS } from './kinds';
import { fishAt, isInField } from './shoal';
import { BULLET_STAKES, type FishShot, hitFish, shootFish } from './shot';

const NOON = Date.UTC(2026, 5, 12, 4);
const none: ReadonlySet<number> = new Set();
const seed = 7;
const target = fishAt(seed, NOON).find(isInField)!;
const shot: FishShot = { seed, fish: target.id, at: NOON, stake: 100n };
const chance = catchChance(target.kind);

describe('a shot', () => {
  it('catches with a draw below the chance of the kind', () => {
    const { multiplier } = FISH_KINDS[target.kind];
    expect(shootFish(shot, none, saidDraws([chance - 1]))).toEqual({
      kind: target.kind,
      isCaught: true,
      win: 100n * BigInt(multiplier),
    });
    expect(shootFish(shot, none, saidDraws([0]))).toMatchObject({ isCaught: true });
  });

  it('misses with a draw from the chance on', () => {
    expect(shootFish(shot, none, saidDraws([chance]))).toEqual({
      kind: target.kind,
      isCaught: false,
      win: 0n,
    });
    expect(shootFish(shot, none, saidDraws([999_999]))).toMatchObject({ isCaught: false });
  });

  it('takes one draw of a million numbers', () => {
    const asked: number[] = [];
    shootFish(shot, none, { below: (n) => asked.push(n) });
    expect(asked).toEqual([1_000_000]);
  });

  // No draw is said: one that is taken would throw.
  it.each<[string, Partial<FishShot>]>([
    ['stake', { stake: 0n }],
    ['stake', { stake: -100n }],
    ['stake', { stake: 11n }],
    ['stake', { stake: 10_000n }],
    ['notThere', { fish: target.id + 100 }],
    ['notThere', { fish: target.id - 100 }],
    ['notThere', { fish: -1 }],
    ['notThere', { fish: target.id + 0.5 }],
    ['notThere', { fish: Number.NaN }],
    ['notThere', { at: NOON + 30_000 }],
    ['notThere', { at: NOON - 30_000 }],
  ])('is refused as %s with %p, and takes no draw', (refusal, wrong) => {
    expect(shootFish({ ...shot, ...wrong }, none, saidDraws([]))).toEqual({ refusal });
  });

  it('at a fish that swims outside of the field is refused', () => {
    const unseen = fishAt(seed, NOON).find((fish) => !isInField(fish))!;
    expect(shootFish({ ...shot, fish: unseen.id }, none, saidDraws([]))).toEqual({ refusal: 'notThere' });
  });

  it('at a fish that was caught is refused', () => {
    expect(shootFish(shot, new Set([target.id]), saidDraws([]))).toEqual({ refusal: 'caught' });
    expect(shootFish(shot, new Set([target.id + 1]), saidDraws([0]))).toMatchObject({ isCaught: true });
  });

  it('of any bullet wins whole cents or nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BULLET_STAKES), fc.nat(), (stake, draw) => {
        const result = shootFish({ ...shot, stake }, none, quickDraws(draw));
        if ('refusal' in result) throw new Error(result.refusal);
        expect(result.win).toBe(result.isCaught ? stake * BigInt(FISH_KINDS[result.kind].multiplier) : 0n);
      }),
    );
  });
});

describe('a million shots', () => {
  it('give back 96 percent within three standard errors, and each kind its own share', () => {
    const draws = quickDraws(96);
    let [fired, won, variance] = [0, 0n, 0];
    for (const kind of FISH_KIND_NAMES) {
      const chance = catchChance(kind) / 1_000_000;
      let [shots, caught] = [0, 0];
      for (; shots < Math.ceil(1_000_000 / FISH_KIND_NAMES.length); shots += 1) {
        const result = hitFish(kind, 100n, draws);
        won += result.win;
        if (result.isCaught) caught += 1;
      }
      const spread = shots * chance * (1 - chance);
      expect([kind, Math.abs(caught - chance * shots) < 4 * Math.sqrt(spread)]).toEqual([kind, true]);
      fired += shots;
      variance += FISH_KINDS[kind].multiplier ** 2 * spread;
    }
    expect(fired).toBeGreaterThanOrEqual(1_000_000);
    expect(Math.abs(Number(won) / 100 - 0.96 * fired)).toBeLessThan(3 * Math.sqrt(variance));
  });
});
