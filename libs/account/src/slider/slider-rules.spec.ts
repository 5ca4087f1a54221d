import fc from 'fast-check';
import { farthest, gapTop, PICTURE_HEIGHT, PIECE, pieceState } from './slider-rules';

describe('the slider’s geometry', () => {
  it('keeps the piece inside the track, even one narrower than the piece', () => {
    expect(farthest({ width: 300 })).toBe(300 - PIECE);
    expect(farthest({ width: 10 })).toBe(0);
  });

  it('says on which side the gap lies, up to the last step', () => {
    expect(pieceState(0, 120)).toBe('gapAhead');
    expect(pieceState(115, 120)).toBe('gapAhead');
    expect(pieceState(116, 120)).toBe('inPlace');
    expect(pieceState(124, 120)).toBe('inPlace');
    expect(pieceState(125, 120)).toBe('gapBehind');
  });

  it('ERR-016 leaves a place within reach of steps of two for every gap, so that keys alone can solve it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 256 }), (gap) => {
        const places = Array.from({ length: farthest({ width: 300 }) / 2 + 1 }, (_, step) => step * 2);
        expect(places.some((offset) => pieceState(offset, gap) === 'inPlace')).toBe(true);
      }),
    );
  });

  it('draws the gap inside the picture and in one place for one ticket', () => {
    fc.assert(
      fc.property(fc.string(), (ticket) => {
        const top = gapTop(ticket);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(top + PIECE).toBeLessThanOrEqual(PICTURE_HEIGHT - 8);
        expect(gapTop(ticket)).toBe(top);
      }),
    );
  });
});
