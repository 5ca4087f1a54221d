import fc from 'fast-check';
import { MAGIC_LENGTH, proofPictureType } from './proof-picture';

const text = (value: string): number[] => [...value].map((letter) => letter.charCodeAt(0));
const of = (...bytes: readonly number[]): Uint8Array => Uint8Array.from(bytes);

describe('the type of a picture that proves a payment', () => {
  it.each([
    ['image/png', of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
    ['image/jpeg', of(0xff, 0xd8, 0xff, 0xe0, 0, 16)],
    ['image/webp', of(...text('RIFF'), 1, 2, 3, 4, ...text('WEBPVP8 '))],
  ])('is %s by its first bytes', (type, bytes) => {
    expect(proofPictureType(bytes)).toBe(type);
  });

  it.each([
    ['nothing', of()],
    ['a drawing that may hold a script', of(...text('<svg xmlns='))],
    ['a page', of(...text('<!doctype html>'))],
    ['a document', of(...text('%PDF-1.7 ....'))],
    ['a moving picture', of(...text('GIF89a......'))],
    ['a sound in the same wrapping as WebP', of(...text('RIFF'), 1, 2, 3, 4, ...text('WAVEfmt '))],
    ['WEBP without its wrapping', of(0, 0, 0, 0, 1, 2, 3, 4, ...text('WEBPVP8 '))],
    ['the beginning of a PNG that breaks off', of(0x89, 0x50, 0x4e, 0x47)],
  ])('is unknown of %s', (_what, bytes) => {
    expect(proofPictureType(bytes)).toBeUndefined();
  });

  it('hangs on the first bytes alone', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect(proofPictureType(bytes.slice(0, MAGIC_LENGTH))).toBe(proofPictureType(bytes));
      }),
    );
  });
});
