import { readLimit } from './limit-rules';

describe('a limit as it was typed', () => {
  it.each([
    ['500', undefined, '500.00', false],
    ['50.', undefined, '50.00', false],
    ['50.', '49.99', '50.00', true],
    ['0.01', undefined, '0.01', false],
    ['499.99', '500.00', '499.99', false],
    ['500.01', '500.00', '500.01', true],
    ['999999999.99', undefined, '999999999.99', false],
  ])('ROLE-010 %s where %s holds is %s, and waits: %s', (text, current, amount, waits) => {
    expect(readLimit(text, current)).toEqual({ ok: true, amount, waits });
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['1e3', 'notAmount'],
    ['-0', 'notAmount'],
    ['1,000', 'notAmount'],
    ['１００', 'notAmount'],
    ['NaN', 'notAmount'],
    ['0.001', 'notAmount'],
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['1000000000', 'tooHigh'],
    ['9999999999999', 'tooHigh'],
    ['9007199254740993', 'tooHigh'],
    ['500.', 'same'],
    ['500', 'same'],
    ['500.00', 'same'],
  ])('"%s" is none: %s', (text, problem) => {
    expect(readLimit(text, '500.00')).toEqual({ ok: false, problem });
  });
});
