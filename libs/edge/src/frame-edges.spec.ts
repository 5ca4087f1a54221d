import * as fc from 'fast-check';
import { FrameEdges, closeFrame, plannedClose } from './frame-edges';

/** A server's frame, or a browser's when masked, with content of a length. */
function frame(length: number, isMasked = false): Buffer {
  const mask = isMasked ? 0x80 : 0;
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(length));
  const size =
    length < 126
      ? [mask | length]
      : length < 65_536
        ? [mask | 126, ...long.subarray(6)]
        : [mask | 127, ...long];
  return Buffer.concat([
    Buffer.from([0x82, ...size, ...(isMasked ? [1, 2, 3, 4] : [])]),
    Buffer.alloc(length, 0x88),
  ]);
}

const lengths = fc.array(fc.oneof(fc.nat(200), fc.constantFrom(0, 125, 126, 65_535, 65_536)), {
  minLength: 1,
  maxLength: 6,
});

describe('FrameEdges', () => {
  it('finds the edges of frames however the bytes are cut', () => {
    fc.assert(
      fc.property(
        lengths,
        fc.boolean(),
        fc.array(fc.integer({ min: 1, max: 70_000 })),
        (sizes, isMasked, cuts) => {
          const frames = sizes.map((size) => frame(size, isMasked));
          const bytes = Buffer.concat(frames);
          const edges = new FrameEdges();
          let at = 0;
          for (const cut of [...cuts, bytes.length]) {
            const piece = bytes.subarray(at, at + cut);
            expect(edges.follow(piece)).toBe(piece.length);
            at += piece.length;
            const ends = frames.map((_, index) => Buffer.concat(frames.slice(0, index + 1)).length);
            expect(edges.isBetween).toBe(at === 0 || ends.includes(at));
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  it('stops where a frame ends, and only there', () => {
    const edges = new FrameEdges();
    const first = frame(300);
    edges.follow(first.subarray(0, 3));
    expect(edges.isBetween).toBe(false);
    expect(edges.follow(Buffer.concat([first.subarray(3), frame(5)]), true)).toBe(first.length - 3);
    expect(edges.isBetween).toBe(true);
    expect(edges.follow(frame(5), true)).toBe(0);
  });
});

it('OPEN-058 writes the planned close as a browser reads it', () => {
  expect(plannedClose(15_000)).toEqual(Buffer.from('\x88\x0e\x03\xf4spread=15000', 'latin1'));
  expect(closeFrame(1000, '')).toEqual(Buffer.from([0x88, 2, 0x03, 0xe8]));
});
