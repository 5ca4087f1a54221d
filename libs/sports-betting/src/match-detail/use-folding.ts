import { useState } from 'react';

type Keys = ReadonlySet<string>;

/** Which markets of a match are folded away, and of which all lines are shown; the same in every group. */
export interface Folding {
  readonly folded: Keys;
  readonly unfolded: Keys;
  /** Folds the markets of `keys` that are not among those left open. */
  fold(keys: readonly string[], open: readonly string[]): void;
  /** Shows all lines of a market, or its main ones again. */
  toggleLines(key: string): void;
}

export function useFolding(): Folding {
  const [folded, setFolded] = useState<Keys>(new Set());
  const [unfolded, setUnfolded] = useState<Keys>(new Set());
  return {
    folded,
    unfolded,
    fold(keys, open) {
      const closed = keys.filter((key) => !open.includes(key));
      setFolded(new Set([...[...folded].filter((key) => !keys.includes(key)), ...closed]));
    },
    toggleLines(key) {
      const next = new Set(unfolded);
      if (!next.delete(key)) next.add(key);
      setUnfolded(next);
    },
  };
}
