import type { MarketShape } from '../match/match-shape';

/** So many lines of a market are seen before the rest is asked for. */
const SHOWN = 3;

/** The lines of one market in the order in which they stand below each other. */
export interface ShownLines {
  readonly main: MarketShape | undefined;
  /** Ascending. */
  readonly further: readonly MarketShape[];
  /** How many more there are, or how many of the further ones could be folded away. */
  readonly more: number;
}

/**
 * The main line first, then others ascending: those nearest to the main line until all are wanted.
 * @param lines in the venue's order, which begins with the main line and goes on with the nearest
 */
export function shownLines(lines: readonly MarketShape[], all: boolean): ShownLines {
  const [main, ...others] = lines;
  const further = all ? others : others.slice(0, SHOWN - 1);
  return {
    main,
    further: further.toSorted((a, b) => Number(a.line ?? 0) - Number(b.line ?? 0)),
    more: Math.max(0, lines.length - SHOWN),
  };
}

/**
 * The first markets of those that a list knew: up to the one whose further lines it left out, which will push away what stands below it.
 * @param families in the order in which they stand
 */
export function settledFamilies<Family extends { readonly lines: readonly MarketShape[] }>(
  families: readonly Family[],
): readonly Family[] {
  const growing = families.findIndex(({ lines }) => lines[0]?.line !== undefined && lines.length < SHOWN);
  return growing === -1 ? families : families.slice(0, growing + 1);
}

/** The columns of a market on the exact score, by who wins with it; what names no score stands apart. */
export function scoreColumns<Sided extends { readonly side: string }>(
  selections: readonly Sided[],
): {
  readonly home: readonly Sided[];
  readonly draw: readonly Sided[];
  readonly away: readonly Sided[];
  readonly other: readonly Sided[];
} {
  const winner = ({ side }: Sided): 'home' | 'draw' | 'away' | 'other' => {
    const [, home, away] = /^score:(\d+)[:-](\d+)$/.exec(side) ?? [];
    if (home === undefined || away === undefined) return 'other';
    if (home === away) return 'draw';
    return Number(home) > Number(away) ? 'home' : 'away';
  };
  const of = (who: ReturnType<typeof winner>) => selections.filter((each) => winner(each) === who);
  return { home: of('home'), draw: of('draw'), away: of('away'), other: of('other') };
}
