/** With what a layer of a drawing is filled: shades of the art's two hues, and what has the same colour in all. */
export type Tone = 'light' | 'main' | 'dark' | 'accentLight' | 'accent' | 'accentDark' | 'white' | 'ink';

/** A part of a drawing in a field of 100 by 100, as path data; with a width it is a line, else it is filled. */
export type Layer = readonly [tone: Tone, path: string, width?: number];

/** A drawing, from the back to the front. */
export type Drawing = readonly Layer[];

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** Path data of a circle. */
export const circle = (x: number, y: number, r: number): string =>
  `M${rounded(x - r)} ${rounded(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A point around a middle; degrees from the top, clockwise. */
export function around(x: number, y: number, r: number, degrees: number): readonly [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}

/** Path data of a star or polygon whose corners lie in turn at the given distances from the middle. */
export function star(x: number, y: number, radii: readonly number[], corners: number): string {
  const count = corners * radii.length;
  const points = Array.from({ length: count }, (_, index) =>
    around(x, y, radii[index % radii.length] ?? 0, (360 / count) * index)
      .map(rounded)
      .join(' '),
  );
  return `M${points.join('L')}Z`;
}

/** Path data of lines from the middle outwards, in equal turns. */
export function rays(x: number, y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (360 / count) * index;
    return `M${around(x, y, from, turn).map(rounded).join(' ')}L${around(x, y, to, turn).map(rounded).join(' ')}`;
  }).join('');
}

/** Path data of round petals around a middle. */
export function petals(x: number, y: number, r: number, size: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [px, py] = around(x, y, r, (360 / count) * index);
    return circle(Number(rounded(px)), Number(rounded(py)), size);
  }).join('');
}
