import { quickDraws, saidDraws } from '../testing';
import { figuresOf } from './figures';
import { gridAt } from './grid';
import { MOST_FREE_SPINS, PAYING_SYMBOLS, SCATTER, UNITS, WILD, freeSpinsFor, type SlotModel } from './model';
import { SLOT_MODELS } from './models';
import { playSlot } from './spin';
import { waysOf } from './ways';

/** What all combinations of stops add up to, by number of scatters. */
interface Sums {
  readonly combinations: number[];
  /** Units of first spins, and of free spins. */
  readonly first: number[];
  readonly free: number[];
  hits: number;
}

const add = (sums: number[], at: number, value: number) => (sums[at] = (sums[at] ?? 0) + value);

/** Goes through all combinations of stops, one by one. */
function sumsOf(model: SlotModel, unitsAt: (stops: readonly number[]) => number): Sums {
  const sums: Sums = { combinations: [], first: [], free: [], hits: 0 };
  const shows = model.strips.map((strip) =>
    Array.from(strip, (_, stop) => Number(gridAt([strip], [stop])[0]?.includes(SCATTER))),
  );
  const stops = model.strips.map(() => 0);
  let reel = 0;
  while (reel < stops.length) {
    const units = unitsAt(stops);
    const scatters = stops.reduce((count, stop, at) => count + (shows[at]?.[stop] ?? 0), 0);
    add(sums.combinations, scatters, 1);
    add(sums.first, scatters, Math.min(units, model.spinCap));
    add(sums.free, scatters, Math.min(units * model.freeMultiplier, model.spinCap));
    if (units > 0 || scatters >= 3) sums.hits += 1;
    for (reel = 0; reel < stops.length; reel += 1) {
      stops[reel] = ((stops[reel] ?? 0) + 1) % (model.strips[reel]?.length ?? 1);
      if (stops[reel] !== 0) break;
    }
  }
  return sums;
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** How many free spins a round has on average: forwards, by the odds of having so many left and awarded. */
function expectedFreeSpins({ combinations }: Sums): number {
  const all = total(combinations);
  const chances = combinations.map((count) => count / all);
  let states = new Map<string, readonly [left: number, awarded: number, chance: number]>([['', [1, 0, 1]]]);
  let played = -1;
  while (states.size > 0) {
    const next = new Map<string, readonly [number, number, number]>();
    for (const [left, awarded, chance] of states.values()) {
      played += chance;
      for (const [scatters, share] of chances.entries()) {
        const more = freeSpinsFor(scatters, awarded);
        const state = [left - 1 + more, awarded + more] as const;
        if (state[0] === 0) continue;
        next.set(state.join(), [...state, (next.get(state.join())?.[2] ?? 0) + chance * share]);
      }
    }
    states = next;
  }
  return played;
}

/** The RTP and hit rate of the sums of all combinations. */
function figuresByHand(sums: Sums) {
  const all = total(sums.combinations);
  const units = total(sums.first) / all + (expectedFreeSpins(sums) * total(sums.free)) / all;
  return { rtp: units / UNITS, hitRate: sums.hits / all };
}

/** What stops pay, by counting from tables of each reel; quick enough for millions. */
function unitsByCounts(model: SlotModel): (stops: readonly number[]) => number {
  const counts = model.strips.map((strip) =>
    Array.from(strip, (_, stop) =>
      PAYING_SYMBOLS.map(
        (symbol) =>
          (gridAt([strip], [stop])[0] ?? []).filter((shown) => shown === symbol || shown === WILD).length,
      ),
    ),
  );
  const pays = PAYING_SYMBOLS.map((symbol) => model.pays[symbol]);
  return (stops) => {
    let units = 0;
    for (let symbol = 0; symbol < pays.length; symbol += 1) {
      let ways = 1;
      let reels = 0;
      for (; reels < stops.length; reels += 1) {
        const count = counts[reels]?.[stops[reels] ?? 0]?.[symbol] ?? 0;
        if (count === 0) break;
        ways *= count;
      }
      if (reels >= 3) units += ways * (pays[symbol]?.[reels - 3] ?? 0);
    }
    return units;
  };
}

/** A slot small enough to be gone through by the rules themselves; its scatters come often, its caps bind. */
const SMALL: SlotModel = {
  ...SLOT_MODELS.calm,
  strips: ['ABSCH', 'AWBSGH', 'SBWCAH', 'HGWASB', 'ABCSAD'],
  freeMultiplier: 2,
  spinCap: 100,
};

interface Best {
  readonly stops: readonly number[];
  readonly amount: bigint;
}

/** The stops of the greatest round there is, spin after spin, and what they bring for a stake of 20 cents. */
function bestRound(model: SlotModel): Best {
  const best = { first: bestSpins(model, 1), free: bestSpins(model, model.freeMultiplier) };
  const known = new Map<string, Best>();
  const from = (spins: ReadonlyMap<number, Best>, left: number, awarded: number): Best => {
    if (left === 0) return { stops: [], amount: 0n };
    const state = `${spins === best.first}/${left}/${awarded}`;
    const found = known.get(state) ?? greatestOf(spins, left, awarded);
    known.set(state, found);
    return found;
  };
  const greatestOf = (spins: ReadonlyMap<number, Best>, left: number, awarded: number): Best =>
    [...spins]
      .map(([scatters, spin]) => {
        const more = freeSpinsFor(scatters, awarded);
        const rest = from(best.free, left - 1 + more, awarded + more);
        return { stops: [...spin.stops, ...rest.stops], amount: spin.amount + rest.amount };
      })
      .reduce((a, b) => (b.amount > a.amount ? b : a));
  return from(best.first, 1, 0);
}

/** By number of scatters the stops that pay most. */
function bestSpins(model: SlotModel, multiplier: number): ReadonlyMap<number, Best> {
  const best = new Map<number, Best>();
  sumsOf(model, (stops) => {
    const grid = gridAt(model.strips, stops);
    const units = total(waysOf(model.pays, grid).map((win) => win.units));
    const scatters = grid.flat().filter((symbol) => symbol === SCATTER).length;
    const amount = BigInt(Math.min(units * multiplier, model.spinCap));
    if (amount > (best.get(scatters)?.amount ?? -1n)) best.set(scatters, { stops: [...stops], amount });
    return units;
  });
  return best;
}

describe.each(Object.values(SLOT_MODELS))('the figures of the $volatility slot', (model) => {
  const figures = figuresOf(model);

  it('are those that it states', () => {
    expect({
      rtp: figures.rtp.toFixed(4),
      hitRate: figures.hitRate.toFixed(4),
      greatestUnits: figures.greatestUnits,
    }).toEqual(model.stated);
  });

  it('return 95 to 96.5 percent', () => {
    expect(figures.rtp).toBeGreaterThan(0.95);
    expect(figures.rtp).toBeLessThan(0.965);
  });

  it('have a greatest win that all caps together allow', () => {
    expect(figures.greatestUnits).toBeGreaterThan(20 * model.spinCap);
    expect(figures.greatestUnits).toBeLessThanOrEqual((MOST_FREE_SPINS + 1) * model.spinCap);
  });
});

it('the calm slot wins most often, the steep one strays most', () => {
  const { calm, brisk, steep } = SLOT_MODELS;
  const [low, middle, high] = [calm, brisk, steep].map(figuresOf);
  expect(low!.hitRate).toBeGreaterThan(middle!.hitRate);
  expect(middle!.hitRate).toBeGreaterThan(high!.hitRate);
  expect(low!.deviation).toBeLessThan(middle!.deviation);
  expect(middle!.deviation).toBeLessThan(high!.deviation);
});

describe('figures without going through all combinations', () => {
  it('are those of going through all 3,528,000 of the calm slot', () => {
    const sums = sumsOf(SLOT_MODELS.calm, unitsByCounts(SLOT_MODELS.calm));
    expect(total(sums.combinations)).toBe(3_528_000);
    const { rtp, hitRate } = figuresByHand(sums);
    const figures = figuresOf(SLOT_MODELS.calm);
    expect(Math.abs(figures.rtp - rtp)).toBeLessThan(1e-12);
    expect(Math.abs(figures.hitRate - hitRate)).toBeLessThan(1e-12);
  });

  it('are those of the rules of a round, gone through with a small slot', () => {
    const sums = sumsOf(SMALL, (stops) =>
      total(waysOf(SMALL.pays, gridAt(SMALL.strips, stops)).map(({ units }) => units)),
    );
    const { rtp, hitRate } = figuresByHand(sums);
    const figures = figuresOf(SMALL);
    expect(Math.abs(figures.rtp - rtp)).toBeLessThan(1e-12 * rtp);
    expect(Math.abs(figures.hitRate - hitRate)).toBeLessThan(1e-12);
    const triggers = total(sums.combinations.slice(3)) / total(sums.combinations);
    expect(figures.freeSpinsRate).toBeCloseTo(triggers, 12);
  });

  it('know the greatest win: the draws that bring it are found by walking the best way', () => {
    const { stops, amount } = bestRound(SMALL);
    expect(playSlot(SMALL, saidDraws(stops), 20n).amount).toBe(amount);
    expect(figuresOf(SMALL).greatestUnits).toBe(Number(amount));
  });
});

describe('a million rounds', () => {
  it('of the brisk slot return what it states, within three standard errors', () => {
    const rounds = 1_000_000;
    const model = SLOT_MODELS.brisk;
    const { rtp, deviation, freeSpinsRate } = figuresOf(model);
    const draws = quickDraws(20_260_301);
    let paid = 0;
    let squares = 0;
    let withFreeSpins = 0;
    for (let turn = 0; turn < rounds; turn += 1) {
      const { amount, freeSpins } = playSlot(model, draws, 20n);
      const stakes = Number(amount) / 20;
      paid += stakes;
      squares += stakes ** 2;
      if (freeSpins.length > 0) withFreeSpins += 1;
    }
    const mean = paid / rounds;
    expect(Math.abs(mean - rtp)).toBeLessThan((3 * deviation) / Math.sqrt(rounds));
    const error = Math.sqrt((freeSpinsRate * (1 - freeSpinsRate)) / rounds);
    expect(Math.abs(withFreeSpins / rounds - freeSpinsRate)).toBeLessThan(3 * error);
    expect(Math.sqrt(squares / rounds - mean ** 2) / deviation).toBeCloseTo(1, 1);
  }, 120_000);
});
