import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { differenceOf, keptPicture } from './picture-comparison';
import { readPicture, writePicture, type Picture } from './picture';

/** Where the photographs are kept that new ones are compared with. */
export const BASELINES = join(import.meta.dirname, 'baselines');

/**
 * In pixels, by what they are part of: what is left between two photographs of the same. A plane a step off or a thing two
 * pixels off makes hundreds.
 */
export const TOLERANCE = { planes: 8, lines: 40, edges: 60 } as const;

/**
 * Says in one line how a photograph differs from one that was kept; empty where it does not.
 * @param before as {@link keptPicture} gives it
 */
export function complaintAbout(now: Picture, before: Picture): string {
  const difference = differenceOf(keptPicture(now), before);
  if (difference === undefined)
    return `is ${String(now.width)} × ${String(now.height)}, was ${String(before.width)} × ${String(before.height)}`;
  const parts = (['planes', 'lines', 'edges'] as const).filter((part) => difference[part] > TOLERANCE[part]);
  return parts.map((part) => `${String(difference[part])} pixels of ${part} differ`).join(', ');
}

/** Keeps photographs instead of comparing them: `npm run catalogue -- --photograph`. */
const KEEP = process.env['PHOTOGRAPH'] === '1';

/**
 * Compares a photograph with the one that is kept under a name, or keeps it when that is asked for.
 * @param resultFile where the photograph is left for a look when it differs
 * @returns what is wrong, or nothing
 */
export async function compareWithKept(name: string, now: Picture, resultFile: string): Promise<string> {
  const file = join(BASELINES, `${name}.png`);
  const missing = !existsSync(file);
  const complaint = missing ? 'was never photographed' : complaintAbout(now, await readPicture(file));
  if (complaint === '') return '';
  const target = KEEP ? file : resultFile;
  mkdirSync(dirname(target), { recursive: true });
  await writePicture(target, KEEP ? keptPicture(now) : now);
  return KEEP ? '' : `${name} ${complaint}: see ${resultFile}; npm run catalogue -- --photograph keeps it`;
}
