import { expect, test } from '@playwright/test';
import { complaintAbout, pack, unpack } from './baselines';
import { partsOf } from './picture-comparison';
import { readPicture, type Picture } from './picture';

const ACCENT = '#0a7bff';

/** A glyph of four strokes, 14 px high, as thin as those of letters. */
const glyph = (x: number): string =>
  `<path d="M${String(x)} 41h10M${String(x)} 47h10M${String(x)} 54h10M${String(x + 5)} 40v14" stroke="#333" stroke-width="1.4" fill="none"/>`;

interface Made {
  readonly shift?: number;
  readonly fill?: string;
  readonly glyphs?: number;
  readonly ink?: string;
}

/** Shapes of an SVG on a ground of one colour. */
const drawn = (ground: string, shapes: string): Promise<Picture> =>
  readPicture(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="201" height="141"><rect width="201" height="141" fill="${ground}"/>${shapes}</svg>`,
    ),
  );

/** A card with a line of glyphs and a button. */
function made({ shift = 0, fill = ACCENT, glyphs = 8, ink = '#333' }: Made = {}): Promise<Picture> {
  const words = Array.from({ length: glyphs }, (_, place) => glyph(30 + place * 14)).join('');
  return drawn(
    '#f4f5f8',
    `<rect x="16" y="24" width="170" height="100" rx="8" fill="#fff"/>${words.replaceAll('#333', ink)}<rect x="${String(30 + shift)}" y="72" width="90" height="36" rx="6" fill="${fill}"/>`,
  );
}

async function complaint(now: Made | Picture): Promise<string> {
  const picture = 'pixels' in now ? now : await made(now);
  return complaintAbout(picture, await unpack(await pack(await made())));
}

test('the same picture is the same', async () => {
  expect(await complaint({})).toBe('');
});

for (const [what, changed, expected] of [
  ['an element moved by four pixels', { shift: 4 }, /spots differ/],
  ['an element moved by two pixels', { shift: 2 }, /spots differ/],
  ['a fill of another colour', { fill: '#ff3b30' }, /fills are gone: #0a7bff/],
  ['a fill one step of one channel off', { fill: '#0a7bfe' }, /fills are new: #0a7bfe/],
  ['a missing glyph', { glyphs: 7 }, /spots differ/],
  ['letters of another colour', { ink: '#c00000' }, /tints differ/],
] as const)
  test(`${what} is a difference`, async () => {
    expect(await complaint(changed)).toMatch(expected);
  });

// Between two pixels of the halved picture the weaker half of a dot is what packing loses first.
test('white dots on a dark ground are like themselves when packed', async () => {
  const dots = Array.from(
    { length: 11 },
    (_, place) => `<circle cx="${String(20.9 + place * 16)}" cy="71" r="1.5"/>`,
  );
  const field = await drawn('#0d1420', `<g fill="#fff">${dots.join('')}</g>`);
  expect(complaintAbout(field, await unpack(await pack(field)))).toBe('');
});

test('noise at the edges is none', async () => {
  const picture = await made();
  const parts = partsOf(picture);
  const pixels = picture.pixels.map((pixel, index) => {
    if (parts[index] !== 0) return pixel;
    const by = (index * 7) % 41;
    return [0, 8, 16].reduce((sum, shift) => {
      const value = (pixel >>> shift) & 255;
      return sum | ((value > 127 ? value - by : value + by) << shift);
    }, 255 << 24);
  });
  expect(await complaint({ ...picture, pixels })).toBe('');
});

test('another size is a difference', async () => {
  const picture = await made();
  const lower = { ...picture, height: 140, pixels: picture.pixels.slice(0, 201 * 140) };
  expect(await complaint(lower)).toBe('is 201 × 140, was 201 × 141');
});
