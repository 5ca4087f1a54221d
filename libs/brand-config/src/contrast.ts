/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** @param hex `#rrggbb`, or `#rrggbbaa` whose last two digits are passed over */
export function parseHex(hex: string): Rgb {
  const at = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of two opaque colours by WCAG 2.2, from 1 to 21; order does not matter. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(parseHex(one)), luminance(parseHex(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * The colour nearest to `color`, towards black or white, that reaches `ratio` on all `backgrounds`.
 * @returns `#rrggbb`, or nothing where neither way reaches it
 */
export function readableColor(
  color: string,
  backgrounds: readonly string[],
  ratio: number,
): string | undefined {
  const from = parseHex(color);
  for (let step = 1; step <= 100; step += 1) {
    for (const end of [0, 255]) {
      const mixed = toHex(from.map((channel) => channel + ((end - channel) * step) / 100));
      if (backgrounds.every((background) => contrastRatio(mixed, background) >= ratio)) return mixed;
    }
  }
  return undefined;
}
