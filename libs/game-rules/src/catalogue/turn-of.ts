/** The entry whose turn it is at a number from 0 on; after the last comes the first again. The list has one entry at least. */
export const turnOf = <T>(list: readonly T[], number: number): T =>
  list[Math.floor(number) % list.length] as T;
