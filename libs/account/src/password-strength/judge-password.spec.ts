import fc from 'fast-check';
import { isNewPassword } from '../register/new-password';
import { judgePassword } from './judge-password';

const weaknessOf = (password: string, name = 'newcomer1') => judgePassword(password, name).weakness;

describe('a password that is being chosen', () => {
  it.each([
    'Abcd1234',
    'password1',
    'qwerty123',
    'a1234567',
    'P4ssword1',
    '1q2w3e4r',
    'aaaa1111',
    'abcdefg1',
  ])('may not be a common one, such as %p', (password) => {
    expect(isNewPassword(password)).toBe(true);
    expect(weaknessOf(password)).toBe('common');
  });

  it.each(['Heptad2026', 'Kite7Moon3', 'x7Rq2mVw9', 'Fresh9Lamp2'])('may be %p', (password) =>
    expect(weaknessOf(password)).toBeUndefined(),
  );

  it.each([
    ['newcomer1x', 'newcomer1'],
    ['xNewComer12', 'newcomer1'],
    ['9abcd7Qz', 'ABCD'],
    ['Rq7abcd9', ' abcd '],
  ])('may not hold the login name: %p of %p', (password, name) => {
    expect(judgePassword(password, name)).toEqual({ score: 0, weakness: 'name' });
  });

  it('heeds no name that is not known, and none that is too short to tell', () => {
    expect(weaknessOf('x7Rq2mVw9', '')).toBeUndefined();
    expect(weaknessOf('x7Rq2mVw9', 'x7R')).toBeUndefined();
  });

  it('is judged by one scale, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 16 }), fc.string({ maxLength: 11 }), (password, name) => {
        const { score, weakness } = judgePassword(password, name);
        expect([0, 1, 2, 3, 4]).toContain(score);
        expect(weakness !== undefined).toBe(score < 2);
      }),
      { numRuns: 50 },
    );
  });
});
