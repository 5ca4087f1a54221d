import { ring } from './brushes';

const CENTRE = 192;

const rays = (light: string): string =>
  ring(
    CENTRE,
    CENTRE,
    0,
    16,
    (x, y, turn) =>
      `<path d="M${x} ${y}l-26-340h52z" fill="${light}" opacity=".13" transform="rotate(${turn} ${x} ${y})"/>`,
  );

const rings = (light: string): string =>
  [70, 120, 170, 220, 270]
    .map(
      (radius) =>
        `<circle cx="192" cy="210" r="${String(radius)}" stroke="${light}" stroke-opacity=".22" stroke-width="10"/>`,
    )
    .join('');

const scales = (light: string): string =>
  Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 8 }, (_, column) => {
      const x = column * 56 + (row % 2) * 28 - 14;
      return [26, 17, 8]
        .map(
          (radius) =>
            `<circle cx="${String(x)}" cy="${String(row * 28 + 214)}" r="${String(radius)}" stroke="${light}" stroke-opacity=".28" stroke-width="3"/>`,
        )
        .join('');
    }).join(''),
  ).join('');

const hills = (light: string): string =>
  `<path d="M-10 300q60-90 130-40 60-90 140-20 60-60 140 10v150H-10z" fill="${light}" opacity=".16"/><path d="M-10 340q80-70 160-20 90-60 250 0v80H-10z" fill="#000" opacity=".25"/>`;

const sparks = (light: string, turn: number): string =>
  Array.from({ length: 16 }, (_, place) => {
    const x = (turn * 7 + place * 97) % 384;
    const y = (turn * 13 + place * 61) % 384;
    const size = 3 + ((turn + place) % 4) * 2;
    return `<path d="M${String(x)} ${String(y - size * 2)}q1 ${String(size * 2)} ${String(size * 2)} ${String(size * 2)}q-${String(size * 2)} 1-${String(size * 2)} ${String(size * 2)}q-1-${String(size * 2)}-${String(size * 2)}-${String(size * 2)}q${String(size * 2)}-1 ${String(size * 2)}-${String(size * 2)}z" fill="${light}" opacity=".55"/>`;
  }).join('');

/** What lies behind a motif: one of several patterns with some sparks. */
export function groundOf(turn: number, hue: number): string {
  const light = `hsl(${String((hue + 30) % 360)} 90% 82%)`;
  const pattern = [rays, rings, scales, hills][turn % 4] ?? rays;
  return pattern(light) + sparks(light, turn);
}
