import { cx } from './class-names';

describe('cx', () => {
  it('joins what is there and leaves out the rest', () => {
    expect(cx('a', false, null, undefined, '', 'b c')).toBe('a b c');
  });

  it('gives an empty string for nothing', () => {
    expect(cx()).toBe('');
  });
});
