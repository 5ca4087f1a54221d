/** The rows of columns: as many as the longest has, each an object of what its columns say. */
export function rowsOf(columns: Readonly<Record<string, readonly unknown[]>>): Record<string, unknown>[] {
  const names = Object.keys(columns);
  const length = Math.max(0, ...names.map((name) => columns[name]?.length ?? 0));
  return Array.from({ length }, (_, place) =>
    Object.fromEntries(names.map((name) => [name, columns[name]?.[place] ?? null])),
  );
}
