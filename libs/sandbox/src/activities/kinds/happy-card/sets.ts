/** How many of each card were drawn. */
export function cardCounts(
  ids: readonly string[],
  drawn: readonly (string | null)[],
): ReadonlyMap<string, number> {
  return new Map(ids.map((id) => [id, drawn.filter((each) => each === id).length]));
}

/** How many whole sets the cards make: as many as there are of the rarest. */
export function wholeSets(counts: ReadonlyMap<string, number>): number {
  return counts.size === 0 ? 0 : Math.min(...counts.values());
}
