import fc from 'fast-check';
import { readLine } from './lines';

describe('lines', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['+0.50', '0.5'],
    ['-1.00', '-1'],
    ['02.50', '2.5'],
    [2.25, '2.25'],
    ['0/0.5', '0.25'],
    ['-0/0.5', '-0.25'],
    ['-0.5/1', '-0.75'],
    ['-0.5/-1', '-0.75'],
    ['2.5/3', '2.75'],
    ['+0.5/1', '0.75'],
    [' 3 ', '3'],
    ['.5', '0.5'],
    ['-.5/1', '-0.75'],
  ])('reads %p as %s', (wire, line) => {
    expect(readLine(wire)).toBe(line);
  });

  it.each(['', 'abc', '1/', '/', '1e3', 'NaN', null, undefined])('refuses %p', (wire) => {
    expect(readLine(wire)).toBeUndefined();
  });

  it('reads every split as the mean of its parts', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (halves) => {
        const near = halves / 2;
        const far = near < 0 || Object.is(near, -0) ? near - 0.5 : near + 0.5;
        const split = `${near}/${Math.abs(far)}`;
        expect(readLine(split)).toBe(String((near + far) / 2));
      }),
    );
  });
});
