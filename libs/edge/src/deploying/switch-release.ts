import { readdirSync, readlinkSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const CURRENT = 'current';
const PREVIOUS = 'previous';

/** What cannot be switched, said so that whoever asked can mend it. */
export class SwitchFault extends Error {
  override readonly name = 'SwitchFault';
}

function linkOf(folder: string, name: string): string | undefined {
  try {
    return readlinkSync(join(folder, name));
  } catch {
    return undefined;
  }
}

/** Points a link elsewhere in one step: whoever reads it finds the one or the other. */
function point(folder: string, name: string, target: string): void {
  const unfinished = join(folder, `.${name}.${String(process.pid)}`);
  rmSync(unfinished, { force: true });
  symlinkSync(target, unfinished);
  renameSync(unfinished, join(folder, name));
}

const isRelease = (folder: string, name: string): boolean =>
  statSync(join(folder, name, 'site/index.html'), { throwIfNoEntry: false })?.isFile() === true;

/** The releases in a brand's folder, by name. */
export const releasesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isRelease(folder, entry.name))
    .map(({ name }) => name)
    .sort();

/**
 * Makes a release the brand's current one, and remembers the one before.
 * @param folder of the brand, in which its releases lie beside each other
 * @param wanted the name of a release, or `back` for the one before; going back twice is going forth again
 * @returns the release that is current now
 * @throws SwitchFault when there is no such release; nothing has changed then
 */
export function switchRelease(folder: string, wanted: string): string {
  const current = linkOf(folder, CURRENT);
  const target = wanted === 'back' ? linkOf(folder, PREVIOUS) : wanted;
  if (target === undefined) throw new SwitchFault(`${folder} has had no other release before this one.`);
  const known = releasesIn(folder);
  if (!known.includes(target))
    throw new SwitchFault(`${target} is no release in ${folder}; there are: ${known.join(', ') || 'none'}.`);
  if (target === current) return target;
  if (current !== undefined) point(folder, PREVIOUS, current);
  point(folder, CURRENT, target);
  return target;
}
