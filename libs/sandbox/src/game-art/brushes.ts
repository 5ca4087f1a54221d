/** Fills that every picture defines: light and dark of its accent, of its ground, and what is the same in all. */
export const MAIN = 'url(#main)';
export const SECOND = 'url(#second)';
export const CREAM = '#fff3d6';
export const INK = '#1d1420';

/** What is drawn, so many times on a circle. @param draw with its place, and the degrees by which it is turned */
export function ring(
  x: number,
  y: number,
  radius: number,
  count: number,
  draw: (x: string, y: string, turn: string) => string,
  from = 0,
): string {
  return Array.from({ length: count }, (_, place) => {
    const turn = from + (360 / count) * place;
    const angle = (turn * Math.PI) / 180;
    return draw(
      (x + radius * Math.cos(angle)).toFixed(1),
      (y + radius * Math.sin(angle)).toFixed(1),
      turn.toFixed(1),
    );
  }).join('');
}
