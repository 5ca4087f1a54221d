import fc from 'fast-check';
import { joinPieces, piecesOf } from './text-pieces';

describe('texts in pieces', () => {
  it('are whole again, whatever they hold and whoever else sends between', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 20_000, size: 'max' }),
        fc.string(),
        (long, short) => {
          const join = joinPieces();
          const pieces = piecesOf(long);
          for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThan(7_900);
          const others = piecesOf(short);
          const heard = pieces.map((piece) => join('a', piece));
          expect(others.map((piece) => join('b', piece))).toEqual([short]);
          expect(heard).toEqual([...pieces.slice(1).map(() => undefined), long]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('of one sender wait for their last piece while another one’s come', () => {
    const join = joinPieces();
    const [first = '', ...rest] = piecesOf('长'.repeat(5_000));
    expect(join('a', first)).toBeUndefined();
    expect(join('b', piecesOf('kurz')[0] ?? '')).toBe('kurz');
    expect(rest.map((piece) => join('a', piece)).at(-1)).toBe('长'.repeat(5_000));
  });
});
