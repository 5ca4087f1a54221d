import fc from 'fast-check';
import { repairOf } from './qr-blocks';
import { qrCode } from './qr-code';
import type { Grid } from './qr-mask';

/** Cell for cell what an encoder of others makes of the same text. */
const SEVEN = `
#######..#....#######
#.....#.##....#.....#
#.###.#..##.#.#.###.#
#.###.#..#..#.#.###.#
#.###.#.#...#.#.###.#
#.....#...#.#.#.....#
#######.#.#.#.#######
.........#.##........
#.#.#.#....#....#..#.
#..##.....#...#..##.#
##..#.##....#...#.#..
.##..#.#.##...#..###.
#...#.###...#.#.#.###
........#.##.#.#.#.##
#######..###.###.#.#.
#.....#....###.###..#
#.###.#.#.##.###..#.#
#.###.#..#....#...##.
#.###.#.#.#.#...#...#
#.....#..##...#...##.
#######.##..#.#.#.###`.trim();

const drawn = (grid: Grid | undefined): string | undefined =>
  grid?.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n');

/** What a camera looks for first: a ring around a square, in three corners. */
const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

describe('a QR code', () => {
  it('is drawn cell for cell by the standard', () => {
    expect(drawn(qrCode('七'))).toBe(SEVEN);
  });

  it('holds its three marks, and grows with the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 106 }), (text) => {
        const bytes = new TextEncoder().encode(text).length;
        fc.pre(bytes <= 106);
        const rows = drawn(qrCode(text))?.split('\n') ?? [];
        const size = rows.length;
        expect((size - 17) / 4).toBe([14, 26, 42, 62, 84, 106].findIndex((most) => bytes <= most) + 1);
        expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(FINDER);
        expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(FINDER);
        expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(FINDER);
      }),
      { numRuns: 40 },
    );
  });

  it('is not made of a text that no code of these sizes holds', () => {
    expect(qrCode('x'.repeat(106))).toHaveLength(41);
    expect(qrCode('x'.repeat(107))).toBeUndefined();
    expect(qrCode('七'.repeat(36))).toBeUndefined();
  });

  it('repairs by words that leave nothing over', () => {
    // The example of the standard's own annex: 01234567 at the middle level.
    const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
    expect(repairOf(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
  });
});
