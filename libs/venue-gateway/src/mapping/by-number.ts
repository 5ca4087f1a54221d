/** Turns a table of names with the wire's numbers around, so that a number finds its name. */
export function byNumber<Name extends string>(
  table: Readonly<Record<Name, number>>,
): ReadonlyMap<number, Name> {
  return new Map((Object.keys(table) as Name[]).map((name) => [table[name], name]));
}
