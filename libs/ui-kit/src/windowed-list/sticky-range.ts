/** The header whose group holds a row: the last one at or before it. */
export function headerOf(headers: readonly number[], row: number): number | null {
  return headers.findLast((header) => header <= row) ?? null;
}

/**
 * Adds the header that belongs at the top to the rows that are drawn.
 *
 * @param headers indexes of all headers, ascending
 * @param first index of the first row that is seen
 * @param indexes indexes of the rows that are drawn, ascending
 */
export function withStickyHeader(
  headers: readonly number[],
  first: number,
  indexes: readonly number[],
): number[] {
  const header = headerOf(headers, first);
  return header === null || indexes.includes(header) ? [...indexes] : [header, ...indexes];
}
