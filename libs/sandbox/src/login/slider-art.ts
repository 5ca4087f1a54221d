import { randomInt } from 'node:crypto';

/** Pixels of the picture, and of the square that the piece is cut from. */
export const SLIDER_SIZE = { width: 300, height: 132, piece: 44 } as const;

/** A square with a round tab on its right and a round bite at its top, within its own square. */
const OUTLINE = 'M1 1H16A6 6 0 0 0 28 1H37V16A6 6 0 0 1 37 28V43H1Z';

const svg = (width: number, height: number, inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${inside}</svg>`,
  );

/** Circles and bands of all colours, other ones each time, so that the gap is not the only edge. */
function scenery(): Buffer {
  const { width, height } = SLIDER_SIZE;
  const hue = randomInt(360);
  const colour = (): string =>
    `hsl(${String((hue + randomInt(120)) % 360)} 55% ${String(35 + randomInt(40))}%)`;
  const circles = Array.from(
    { length: 28 },
    () =>
      `<circle cx="${String(randomInt(width))}" cy="${String(randomInt(height))}" r="${String(6 + randomInt(26))}" fill="${colour()}" opacity=".6"/>`,
  );
  const bands = Array.from(
    { length: 6 },
    () =>
      `<path d="M0 ${String(randomInt(height))}Q${String(randomInt(width))} ${String(randomInt(height))} ${String(width)} ${String(randomInt(height))}" stroke="${colour()}" stroke-width="${String(2 + randomInt(8))}" fill="none"/>`,
  );
  return svg(
    width,
    height,
    `<rect width="100%" height="100%" fill="${colour()}"/>${circles.join('')}${bands.join('')}`,
  );
}

/** The two pictures of a slider, as PNG without anything but their pixels. */
export interface SliderArt {
  readonly picture: Buffer;
  readonly piece: Buffer;
}

/** Cuts a piece out of a new picture. @param gap the piece's left edge @param top its upper edge, both in pixels */
export async function drawSlider(gap: number, top: number): Promise<SliderArt> {
  const { default: sharp } = await import('sharp');
  const { piece: size } = SLIDER_SIZE;
  const base = await sharp(scenery()).png().toBuffer();
  const shape = (style: string): Buffer => svg(size, size, `<path d="${OUTLINE}" ${style}/>`);
  const [picture, piece] = await Promise.all([
    sharp(base)
      .composite([{ input: shape('fill="#000" fill-opacity=".55"'), left: gap, top }])
      .png()
      .toBuffer(),
    sharp(base)
      .extract({ left: gap, top, width: size, height: size })
      .ensureAlpha()
      .composite([
        { input: shape('fill="#fff"'), blend: 'dest-in' },
        { input: shape('fill="none" stroke="#fff" stroke-width="2"') },
      ])
      .png()
      .toBuffer(),
  ]);
  return { picture, piece };
}
