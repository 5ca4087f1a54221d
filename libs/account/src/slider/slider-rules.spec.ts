import { farthest } from './slider-rules';

describe('the slider’s geometry', () => {
  it('keeps the piece inside the picture, even one narrower than the piece', () => {
    expect(farthest({ width: 300, size: 44 })).toBe(256);
    expect(farthest({ width: 44, size: 44 })).toBe(0);
    expect(farthest({ width: 10, size: 44 })).toBe(0);
  });
});
