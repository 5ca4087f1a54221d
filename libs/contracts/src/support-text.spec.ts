import fc from 'fast-check';
import { cleanSupportText, holdsCardNumber } from './support-text';

describe('a text that is said to customer service', () => {
  it.each([
    ['  hello \r\n there ', 'hello \n there'],
    ['a\u200Bb\u202Ec\u0007', 'abc'],
    ['\u2066\u200B\uFEFF', ''],
    ['\u200D', ''],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['a\n\n\n\n\n\nb', 'a\n\n\nb'],
    ['<b>1 &amp; 2</b>', '<b>1 &amp; 2</b>'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanSupportText(typed)).toBe(kept);
  });

  it('is clean once it was cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanSupportText(text);
        expect(cleanSupportText(clean)).toBe(clean);
      }),
    );
  });
});

describe('digits of a card', () => {
  it.each([
    ['卡号 4111 1111 1111 1111 转这里', true],
    ['6222-0211-1111-1111-117', false],
    ['4111111111111111', true],
    ['４１１１１１１１１１１１１１１１', true],
    ['4111\u200B111111111111', true],
    ['4111111111111112', false],
    ['4222222222222', true],
    ['422222222222', false],
    ['D0000000001', false],
    ['13800138000', false],
    ['', false],
  ])('%j: %s', (text, found) => {
    expect(holdsCardNumber(text)).toBe(found);
  });
});
