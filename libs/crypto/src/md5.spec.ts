import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { md5 } from './md5';

describe('md5', () => {
  // RFC 1321, appendix A.5.
  it.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['a', '0cc175b9c0f1b6a831c399e269772661'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
    ['1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
  ])('CRYPTO-001 hashes %j as published', (text, expected) => {
    expect(md5(text)).toBe(expected);
  });

  it.each(['\uD800', 'a\uDC00b', '\uDE00\uD83D', '\u{1F600}\uD83D'])(
    'CRYPTO-001 hashes %j, which holds half of a pair, as an encoder writes it',
    (text) => {
      expect(md5(text)).toBe(createHash('md5').update(text, 'utf8').digest('hex'));
    },
  );

  it('CRYPTO-001 hashes the UTF-8 bytes of any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 200 }),
          fc.string({ unit: 'binary', maxLength: 50 }),
        ),
        (text) => {
          expect(md5(text)).toBe(createHash('md5').update(text, 'utf8').digest('hex'));
        },
      ),
    );
  });
});
