/** A member in a ranking. */
export interface RankEntry {
  readonly memberId: string;
  /** Minor units or whole things. */
  readonly value: bigint;
  /** When it was reached, ms. */
  readonly reachedAt: number;
}

/** A ranking as it stood at one moment: who came to a value first stands before who came to it later. */
export interface Ranking {
  readonly entries: readonly RankEntry[];
  /** A member's place from 1, found without a search; undefined for who is not in it. */
  placeOf(memberId: string): number | undefined;
}

/** Ranks entries by value, then by time, then by the member's number, so that everybody has a place of their own. */
export function rankingOf(entries: readonly RankEntry[]): Ranking {
  const sorted = entries
    .filter(({ value }) => value > 0n)
    .toSorted((a, b) => {
      if (a.value !== b.value) return a.value > b.value ? -1 : 1;
      return a.reachedAt - b.reachedAt || (a.memberId < b.memberId ? -1 : 1);
    });
  const places = new Map(sorted.map(({ memberId }, place) => [memberId, place + 1]));
  return { entries: sorted, placeOf: (memberId) => places.get(memberId) };
}
