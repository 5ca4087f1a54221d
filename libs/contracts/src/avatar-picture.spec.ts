import fc from 'fast-check';
import { isMovingPicture } from './avatar-picture';

const text = (value: string): number[] => [...value].map((letter) => letter.charCodeAt(0));
const png = (...kinds: readonly string[]): Uint8Array =>
  Uint8Array.from([
    ...[0x89, ...text('PNG\r\n'), 0x1a, 0x0a],
    ...kinds.flatMap((kind) => [0, 0, 0, 2, ...text(kind), 7, 7, 1, 2, 3, 4]),
  ]);
const webp = (flags: number): Uint8Array =>
  Uint8Array.from([...text('RIFF'), 1, 2, 3, 4, ...text('WEBPVP8X'), 10, 0, 0, 0, flags, 0, 0, 0]);

describe('a picture that moves', () => {
  it.each([
    ['a GIF', Uint8Array.from(text('GIF89a'))],
    ['a PNG with frames', png('IHDR', 'acTL', 'IDAT')],
    ['a WebP with frames', webp(0x12)],
  ])('is told by its bytes: %s', (_what, bytes) => {
    expect(isMovingPicture(bytes)).toBe(true);
  });

  it.each([
    ['a still PNG', png('IHDR', 'IDAT', 'IEND')],
    ['a PNG that says it behind its picture', png('IHDR', 'IDAT', 'acTL')],
    ['a WebP with transparency', webp(0x10)],
    ['a plain WebP', Uint8Array.from([...text('RIFF'), 1, 2, 3, 4, ...text('WEBPVP8 ')])],
    ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff])],
    ['nothing', Uint8Array.from([])],
    ['a PNG that breaks off', png('IHDR').subarray(0, 14)],
  ])('is not %s', (_what, bytes) => {
    expect(isMovingPicture(bytes)).toBe(false);
  });

  it('comes to an end whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        isMovingPicture(Uint8Array.from([...png('IHDR'), ...bytes]));
      }),
    );
  });
});
