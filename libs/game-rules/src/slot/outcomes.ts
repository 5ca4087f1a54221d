import { reelAt, type Reel } from './grid';
import { PAYING_SYMBOLS, SCATTER, WILD, type PayingSymbol, type SlotModel, type SlotSymbol } from './model';
import { payOf } from './ways';

/** One thing that a spin can come to. */
export interface Outcome {
  /** What its ways pay, before multiplier and cap. */
  readonly units: number;
  readonly scatters: number;
  /** At how many of all the combinations of stops it comes. */
  readonly count: number;
}

/** All combinations of the stops of some reels that look the same from here on. */
interface Stage extends Outcome {
  /** In how many ways each symbol of the first reel has come so far; 0 once a reel lacked it. */
  readonly ways: readonly number[];
}

/**
 * Everything that a spin can come to, each of its combinations of stops counted. The combinations are not gone through
 * one by one: reel by reel, those that look the same are gathered. Only symbols of the first reel can win.
 */
export function outcomesOf({ strips, pays }: SlotModel): readonly Outcome[] {
  const [first = '', ...others] = strips;
  const ends = reelsOf(first).flatMap((reel) => {
    const symbols = PAYING_SYMBOLS.filter((symbol) => reel.includes(symbol));
    const start: Stage = {
      units: 0,
      scatters: countOf(reel, [SCATTER]),
      count: 1,
      ways: symbols.map((symbol) => countOf(reel, [symbol])),
    };
    const last = others.reduce(
      (stages, strip, at) => gathered(stages, reelsOf(strip), { symbols, pays, reels: at + 1 }),
      [start] as readonly Stage[],
    );
    const whole = { symbols, pays, reels: strips.length };
    return last.map((stage) => ({ ...stage, units: stage.units + paid(stage.ways, whole), ways: [] }));
  });
  return merged(ends);
}

interface Scene {
  readonly symbols: readonly PayingSymbol[];
  readonly pays: SlotModel['pays'];
  /** How many reels the stages have gone through. */
  readonly reels: number;
}

/** The stages one reel further. */
function gathered(stages: readonly Stage[], reels: readonly Reel[], scene: Scene): readonly Stage[] {
  const faces = reels.map((reel) => ({
    counts: scene.symbols.map((symbol) => countOf(reel, [symbol, WILD])),
    scatters: countOf(reel, [SCATTER]),
  }));
  return merged(
    stages.flatMap((stage) =>
      faces.map(({ counts, scatters }) => {
        const ended = stage.ways.map((ways, at) => (counts[at] === 0 ? ways : 0));
        return {
          units: stage.units + paid(ended, scene),
          scatters: stage.scatters + scatters,
          count: stage.count,
          ways: stage.ways.map((ways, at) => ways * (counts[at] ?? 0)),
        };
      }),
    ),
  );
}

/** What the symbols pay that end with the last reel gone through. */
const paid = (ways: readonly number[], { symbols, pays, reels }: Scene): number =>
  symbols.reduce((sum, symbol, at) => sum + (ways[at] ?? 0) * payOf(pays, symbol, reels), 0);

function merged(stages: readonly Stage[]): readonly Stage[] {
  const kinds = new Map<string, Stage>();
  for (const stage of stages) {
    const kind = `${stage.ways.join()}/${stage.units}/${stage.scatters}`;
    kinds.set(kind, { ...stage, count: stage.count + (kinds.get(kind)?.count ?? 0) });
  }
  return [...kinds.values()];
}

const reelsOf = (strip: string): readonly Reel[] => Array.from(strip, (_, stop) => reelAt(strip, stop));

const countOf = (reel: Reel, symbols: readonly SlotSymbol[]): number =>
  reel.filter((symbol) => symbols.includes(symbol)).length;
