import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { differenceOf, fillsOf, halved, type Kept } from './picture-comparison';
import { packed, readPicture, wordsOf, writePicture, type Picture } from './picture';

/** Where the photographs are kept that new ones are compared with. */
export const BASELINES = join(import.meta.dirname, 'baselines');

/** In pixels of a halved picture: what is left between two photographs of the same. One missing letter makes more. */
const SPOTS = 8;
/** In squares of a halved picture. */
const TINTS = 12;

/** Of WebP: letters stay readable at the first, and its noise stays far below what is looked for, but for white dots on black. */
const QUALITIES = [70, 85, 95];

/**
 * Packs what is kept of a photograph: half its size, with so little loss that it is still like itself; its own size and its fills as
 * they are.
 */
export async function pack(photograph: Picture): Promise<Buffer> {
  const { width, height } = photograph;
  const words = [`${String(width)}x${String(height)}`, ...fillsOf(photograph)].join(' ');
  const small = halved(photograph);
  for (const quality of QUALITIES) {
    const file = await packed(small, words, quality);
    if (complaintAbout(photograph, await unpack(file)) === '') return file;
  }
  throw new Error('A photograph could not be packed so that it is like itself.');
}

/** Opens what {@link pack} made. */
export async function unpack(file: string | Buffer): Promise<Kept> {
  const [size = '', ...fills] = (await wordsOf(file)).split(' ');
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height, fills, small: await readPicture(file) };
}

/** Says in one line how a photograph differs from what was kept; empty where it does not. */
export function complaintAbout(now: Picture, kept: Kept): string {
  const difference = differenceOf(now, kept);
  if (difference === undefined)
    return `is ${String(now.width)} × ${String(now.height)}, was ${String(kept.width)} × ${String(kept.height)}`;
  const { gone, added, spots, tints } = difference;
  return [
    ...(gone.length > 0 ? [`fills are gone: ${gone.join(' ')}`] : []),
    ...(added.length > 0 ? [`fills are new: ${added.join(' ')}`] : []),
    ...(spots > SPOTS ? [`${String(spots)} spots differ`] : []),
    ...(tints > TINTS ? [`${String(tints)} tints differ`] : []),
  ].join(', ');
}

/** Keeps photographs instead of comparing them: `npm run catalogue -- --photograph`. */
const KEEP = process.env['PHOTOGRAPH'] === '1';

/**
 * Compares a photograph with the one that is kept under a name, or keeps it when that is asked for.
 * @param resultFile where the photograph is left for a look when it differs
 * @returns what is wrong, or nothing
 */
export async function compareWithKept(name: string, now: Picture, resultFile: string): Promise<string> {
  const file = join(BASELINES, `${name}.webp`);
  const complaint = existsSync(file) ? complaintAbout(now, await unpack(file)) : 'was never photographed';
  if (complaint === '') return '';
  mkdirSync(dirname(KEEP ? file : resultFile), { recursive: true });
  if (KEEP) {
    writeFileSync(file, await pack(now));
    return '';
  }
  await writePicture(resultFile, now);
  return `${name} ${complaint}: see ${resultFile}; npm run catalogue -- --photograph keeps it`;
}
