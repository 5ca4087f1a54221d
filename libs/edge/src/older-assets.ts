import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPackedCopy } from './packed-files';

const ASSETS = 'assets';

function assetsOf(root: string): readonly string[] {
  try {
    // Copies beside a file are found by its own name.
    return readdirSync(join(root, ASSETS)).filter((name) => !isPackedCopy(name));
  } catch {
    // A build that has been taken away has no files to give.
    return [];
  }
}

/**
 * Where the files lie that only earlier builds of a site have: their names hold a hash of their content, so a name means the
 * same file in each.
 * @param root of the build that is served @param olderRoots of those before it, newest first
 * @returns the folder of a build by the path of a file, encoded as browsers ask for it
 */
export function olderAssets(root: string, olderRoots: readonly string[]): ReadonlyMap<string, string> {
  const own = new Set(olderRoots.length > 0 ? assetsOf(root) : []);
  const found = new Map<string, string>();
  for (const older of olderRoots) {
    for (const name of assetsOf(older)) {
      const path = `/${ASSETS}/${encodeURIComponent(name)}`;
      if (!own.has(name) && !found.has(path)) found.set(path, older);
    }
  }
  return found;
}
