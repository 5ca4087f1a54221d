const NARROW_UP_TO = 255;
const MARQUEE_FROM_BYTES = 27;

/** The width of a text in bytes of the old double-byte sets: 2 for a character beyond code 255, else 1 (FORMAT-006). */
export function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += (character.codePointAt(0) ?? 0) > NARROW_UP_TO ? 2 : 1;
  return bytes;
}

/** Whether a page title is too wide for its place and runs as a marquee (SHELL-036). */
export function needsMarquee(title: string): boolean {
  return byteLength(title) >= MARQUEE_FROM_BYTES;
}

/** The text without everything that is no ASCII letter or digit (FORMAT-007). */
export function alphanumeric(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '');
}
