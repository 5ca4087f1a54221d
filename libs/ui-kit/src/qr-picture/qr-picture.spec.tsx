import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { decodeQR } from 'qr/decode.js';
import { QrPicture } from './qr-picture';

/** Device pixels of a cell, as a camera sees them. */
const SCALE = 4;

/** The cells that a drawing paints dark, and how many cells it is wide. */
function drawing(text: string) {
  render(<QrPicture text={text} label="code" />);
  const picture = screen.getByRole('img', { name: 'code' });
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const path = picture.querySelector('path')?.getAttribute('d') ?? '';
  const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  cleanup();
  return { size, dark };
}

/** What a camera reads of a drawing. */
function read(text: string): string {
  const { size, dark } = drawing(text);
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [left, top] of dark)
    for (let y = top * SCALE; y < (top + 1) * SCALE; y += 1)
      for (let x = left * SCALE; x < (left + 1) * SCALE; x += 1) data.set([0, 0, 0], (y * width + x) * 4);
  return decodeQR({ width, height: width, data }, { effort: Infinity, timeLimit: Infinity });
}

describe('the picture of a QR code', () => {
  it.each(['https://play.example/?wcp=1', '七', 'x'.repeat(106)])('is read by a camera as %s', (text) => {
    expect(read(text)).toBe(text);
  });

  it('is read as any text that it holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 106 }), (text) => {
        fc.pre(new TextEncoder().encode(text).length <= 106);
        expect(read(text)).toBe(text);
      }),
      { numRuns: 20 },
    );
  });

  it('is light for four cells around, and grows with the text', () => {
    for (const [length, cells] of [
      [14, 21],
      [26, 25],
      [42, 29],
      [62, 33],
      [84, 37],
      [106, 41],
    ] as const) {
      const { size, dark } = drawing('x'.repeat(length));
      expect(size).toBe(cells + 8);
      const places = dark.flat();
      expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
    }
  });

  it.each(['x'.repeat(107), '七'.repeat(36)])(
    'is not drawn of %j, which no code of these sizes holds',
    (text) => {
      const { container } = render(<QrPicture text={text} label="code" />);
      expect(container).toBeEmptyDOMElement();
    },
  );
});
