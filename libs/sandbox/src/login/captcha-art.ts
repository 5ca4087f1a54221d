/** The strokes of each digit on a grid of 2 × 4, drawn as lines so that no font is needed. */
const STROKES: readonly string[] = [
  'M0 0H2V4H0Z',
  'M0 1L1 0V4M0 4H2',
  'M0 0H2V2H0V4H2',
  'M0 0H2L1 2L2 2V4H0',
  'M0 0V2H2M2 0V4',
  'M2 0H0V2H2V4H0',
  'M2 0H0V4H2V2H0',
  'M0 0H2L1 4',
  'M0 0H2V4H0ZM0 2H2',
  'M2 2H0V0H2V4H0',
];

const WIDTH = 120;
const HEIGHT = 44;

/** An SVG of some digits, each turned and moved a little, with lines across. */
export function digitStrokes(digits: string, random: () => number = Math.random): string {
  const step = WIDTH / (digits.length + 0.4);
  const glyphs = [...digits].map((digit, index) => {
    const x = step * (index + 0.45) + random() * 4;
    const y = 10 + random() * 6;
    const turn = random() * 30 - 15;
    const hue = Math.trunc(random() * 360);
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)} 7 12) scale(7 6)">
      <path d="${STROKES[Number(digit)] ?? ''}" stroke="hsl(${String(hue)} 60% 32%)" stroke-width=".42"/></g>`;
  });
  const lines = Array.from({ length: 4 }, () => {
    const [from, to] = [random() * HEIGHT, random() * HEIGHT].map((value) => value.toFixed(1));
    return `<path d="M0 ${String(from)}L${String(WIDTH)} ${String(to)}" stroke="#8a93a6" stroke-width="1"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="none" stroke-linejoin="round" stroke-linecap="round">
    <rect width="100%" height="100%" fill="#f2f4f8"/>${lines.join('')}${glyphs.join('')}</svg>`;
}
