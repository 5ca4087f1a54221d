import fc from 'fast-check';
import { FISH_KIND_NAMES, FISH_KINDS, type FishKindName } from './kinds';
import { findFish, FISH_FIELD, FISH_MARGIN, fishAt, isInField } from './shoal';

const NOON = Date.UTC(2026, 5, 12, 4);
const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const anyMoment = fc.integer({ min: 0, max: 4_000_000_000_000 });

describe('a shoal', () => {
  it('is where it has always been', () => {
    // To the last bit: what a member's page draws and what the platform settles must be one.
    expect(fishAt(7, NOON).slice(0, 2)).toEqual([
      {
        id: 2968727971,
        kind: 'pufferfish',
        x: 1056.6272306494816,
        y: 110.45198542055553,
        dx: 1661.0847093333332,
        dy: -192.17894499999994,
      },
      {
        id: 2968727975,
        kind: 'pufferfish',
        x: 117.64476075632366,
        y: 185.7105551319616,
        dx: -1175.424717037037,
        dy: 315.6582518518519,
      },
    ]);
  });

  it('is the same for the same seed and moment, and another for another seed', () => {
    fc.assert(
      fc.property(anySeed, anyMoment, (seed, at) => {
        expect(fishAt(seed, at)).toEqual(fishAt(seed, at));
      }),
    );
    expect(fishAt(1, NOON)).not.toEqual(fishAt(2, NOON));
    expect(fishAt(0, NOON)).not.toEqual(fishAt(2 ** 32 - 1, NOON));
  });

  it('has no fish twice, and each is found by its number', () => {
    fc.assert(
      fc.property(anySeed, anyMoment, (seed, at) => {
        const fish = fishAt(seed, at);
        expect(new Set(fish.map(({ id }) => id)).size).toBe(fish.length);
        for (const each of fish) expect(findFish(seed, each.id, at)).toEqual(each);
        for (const offset of [-50, 50])
          expect(findFish(seed, Math.floor(at / 600) + offset, at)).toBeUndefined();
      }),
    );
  });

  it('never leaves the field at its upper or lower edge, and swims on to the other side', () => {
    fc.assert(
      fc.property(anySeed, anyMoment, (seed, at) => {
        for (const fish of fishAt(seed, at)) {
          expect(fish.y >= 0 && fish.y <= FISH_FIELD.height).toBe(true);
          expect(fish.x >= -FISH_MARGIN && fish.x <= FISH_FIELD.width + FISH_MARGIN).toBe(true);
          const later = findFish(seed, fish.id, at + 16);
          if (later !== undefined) expect(Math.sign(later.x - fish.x)).toBe(Math.sign(fish.dx));
        }
      }),
    );
  });

  it('moves without leaps: a fish heads where it is a moment later', () => {
    fc.assert(
      fc.property(anySeed, anyMoment, (seed, at) => {
        for (const fish of fishAt(seed, at)) {
          const later = findFish(seed, fish.id, at + 1);
          if (later === undefined) continue;
          const { swims } = FISH_KINDS[fish.kind];
          expect(later.x - fish.x).toBeCloseTo(fish.dx / swims, 2);
          expect(later.y - fish.y).toBeCloseTo(fish.dy / swims, 2);
          expect(later.kind).toBe(fish.kind);
        }
      }),
    );
  });

  it('shows the slowest fish for its whole swim, to the millisecond', () => {
    const setsOut = (id: number) => {
      let at = id * 600;
      while (findFish(9, id, at) === undefined) at += 1;
      return at;
    };
    let id = 5_000;
    while (findFish(9, id, (id + 1) * 600)?.kind !== 'goldenDragon') id += 1;
    const from = setsOut(id);
    const isThere = (at: number) => fishAt(9, at).some((fish) => fish.id === id);
    expect([from - 1, from, from + 23_999, from + 24_000].map(isThere)).toEqual([false, true, true, false]);
  });

  it('comes in and goes out of sight', () => {
    const seen = new Map<number, boolean[]>();
    for (let at = NOON; at < NOON + 60_000; at += 100)
      for (const fish of fishAt(3, at)) seen.set(fish.id, [...(seen.get(fish.id) ?? []), isInField(fish)]);
    // Those that set out and arrived within the minute.
    const whole = [...seen].filter(([id]) => id * 600 >= NOON && id * 600 < NOON + 30_000);
    expect(whole.length).toBe(50);
    for (const [, inField] of whole) {
      expect([inField[0], inField.at(-1)]).toEqual([false, false]);
      expect(inField.slice(inField.indexOf(true), inField.lastIndexOf(true) + 1)).not.toContain(false);
      expect(inField).toContain(true);
    }
  });

  it('has kinds as often as their weights say, and from both sides', () => {
    const counts = new Map<FishKindName, number>();
    let leftwards = 0;
    let fishes = 0;
    // Each fish once: one that sets out in a stretch has not arrived by the end of it.
    for (let id = 10_000; id < 40_000; id += 1) {
      const fish = findFish(11, id, (id + 1) * 600);
      if (fish === undefined) continue;
      fishes += 1;
      counts.set(fish.kind, (counts.get(fish.kind) ?? 0) + 1);
      if (fish.dx < 0) leftwards += 1;
    }
    const all = FISH_KIND_NAMES.reduce((sum, kind) => sum + FISH_KINDS[kind].weight, 0);
    const near = (count: number, chance: number) =>
      Math.abs(count / fishes - chance) < 4 * Math.sqrt((chance * (1 - chance)) / fishes);
    expect(fishes).toBe(30_000);
    expect(near(leftwards, 0.5)).toBe(true);
    for (const kind of FISH_KIND_NAMES)
      expect([kind, near(counts.get(kind) ?? 0, FISH_KINDS[kind].weight / all)]).toEqual([kind, true]);
  });

  it('is neither empty nor a crowd', () => {
    for (let at = NOON; at < NOON + 3_600_000; at += 5_000) {
      const inField = fishAt(5, at).filter(isInField).length;
      expect(inField >= 8 && inField <= 40).toBe(true);
    }
  });

  it('begins with the first fish in 1970', () => {
    expect(fishAt(1, 0).every(({ id }) => id === 0)).toBe(true);
    expect(fishAt(1, 599).map(({ id }) => id)).toEqual([0]);
  });

  it.each([-1, 0.5, 2 ** 32, Number.NaN])('has no seed %p', (seed) => {
    expect(() => fishAt(seed, NOON)).toThrow(RangeError);
    expect(() => findFish(seed, 1, NOON)).toThrow(RangeError);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('is not there at %p', (at) => {
    expect(() => fishAt(1, at)).toThrow(RangeError);
    expect(() => findFish(1, 1, at)).toThrow(RangeError);
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53, Math.floor(NOON / 600) + 0.5])('has no fish %p', (id) => {
    expect(findFish(1, id, NOON)).toBeUndefined();
  });
});
