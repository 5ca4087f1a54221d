import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StreamVariant } from '@heptad/sandbox';

const QUALITIES = [
  { name: 'low', bandwidth: 145_000, width: 284, height: 160 },
  { name: 'high', bandwidth: 280_000, width: 426, height: 240 },
] as const;
const SEGMENTS = 3;

/**
 * The qualities of the test stream.
 * @param folder holds a file for each segment
 * @throws Error of the file that cannot be read
 */
export function streamVariants(folder: string): readonly StreamVariant[] {
  return QUALITIES.map((quality) => ({
    ...quality,
    segments: Array.from({ length: SEGMENTS }, (_, index) =>
      readFileSync(join(folder, `${quality.name}-${String(index)}.mpegts`)),
    ),
  }));
}
