import { gainColour, signedText } from './signed-text';

describe('a gain', () => {
  it.each([
    ['1.50', '+1.50', 'text-gain'],
    ['-1.50', '-1.50', 'text-loss'],
    ['0.00', '0.00', 'text-text'],
    ['0.05', '+0.05', 'text-gain'],
  ])('of %s is written %s', (decimal, text, colour) => {
    expect(signedText(decimal)).toBe(text);
    expect(gainColour(decimal)).toBe(colour);
  });
});
