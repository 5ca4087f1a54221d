// What is drawn by rule from a name. The order and the length of the colours decide every look: a change here changes what members know.

/** Of one lightness, so that each stands out (3:1) from the light and the dark surfaces of every brand. */
export const EMBLEM_COLORS = [
  '#ea4359',
  '#da5a10',
  '#aa7904',
  '#718c19',
  '#259541',
  '#109281',
  '#1788ce',
  '#4a7cf0',
  '#9169ee',
  '#c052d6',
  '#de459c',
  '#73839a',
] as const;

/** A whole number of 32 bits for a text: always the same one, and a far one for a near text. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Draws from the lists given, one after the other, what a key stands for. */
export function drawsOf(key: string): <T>(list: readonly [T, ...T[]]) => T {
  let left = numberOf(key);
  return (list) => {
    const drawn = list[left % list.length] ?? list[0];
    left = Math.floor(left / list.length);
    return drawn;
  };
}
