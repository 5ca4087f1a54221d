import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { streamVariants } from './stream-files';

const FOLDER = join(__dirname, '../streams');
const MPEG_PACKET = 188;
const SYNC_BYTE = 0x47;

it('reads every segment of the test stream as a transport stream, and all of them are small', () => {
  const variants = streamVariants(FOLDER);
  expect(variants.map(({ name }) => name)).toEqual(['low', 'high']);
  for (const { segments } of variants) {
    expect(segments).toHaveLength(3);
    for (const segment of segments) {
      expect(segment.length % MPEG_PACKET).toBe(0);
      expect([segment[0], segment[MPEG_PACKET]]).toEqual([SYNC_BYTE, SYNC_BYTE]);
    }
  }
  const total = readdirSync(FOLDER).reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
  expect(total).toBeLessThan(400_000);
});

it('names the file that is missing', () => {
  expect(() => streamVariants('/nowhere')).toThrow(/low-0\.mpegts/);
});
