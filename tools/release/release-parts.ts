import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageLicence } from '@heptad/brand-config';
import { MAPS_FOLDER } from '../vite/private-maps';
import { sortedNames } from './archive';
import type { ReleaseFile, ReleaseFiles } from './archive';

/** All files of a folder, by their names in it; hidden ones are of the build and left out. */
export function filesOf(folder: string): Map<string, ReleaseFile> {
  const files = new Map<string, ReleaseFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    if (entry.isFile() && !/(?:^|\/)\./.test(name)) files.set(name, { content: readFileSync(path) });
  }
  return files;
}

/**
 * What keeps a built brand from being released, and what to run.
 * @param site the folder of the build
 */
export function releaseFault(brand: string, site: string): string | undefined {
  const command = `npm run release ${brand}`;
  if (!existsSync(join(site, 'index.html')))
    return `${brand} is not built: there is no page in ${site}. Run ${command}, which builds it first.`;
  if (!existsSync(join(site, MAPS_FOLDER)))
    return `${brand} was built without the maps of its scripts, by which errors of browsers are read. Run ${command}, which builds it with them, or build it with SOURCE_MAPS=1.`;
  return undefined;
}

/** The licences of everything inside, with their texts. */
export function licencesText(packages: readonly PackageLicence[]): string {
  const parts = packages.map(({ name, version, licence, text }) =>
    [`${name} ${version} (${licence})`, text ?? 'The package brings no text of its licence.'].join('\n\n'),
  );
  return `${['This release has code of the packages below.', ...parts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** What a manifest says beside its files. */
export interface ReleaseFacts {
  readonly brand: string;
  readonly version: string;
  /** The kind of machine that the native packages are made for, such as `linux-x64`. */
  readonly machine: string;
  readonly native: readonly string[];
}

/** What is in a release, for programs: facts, and of each file its bytes and SHA-256. */
export function manifestText(facts: ReleaseFacts, files: ReleaseFiles): string {
  const described = sortedNames(files).flatMap((name) => {
    const file = files.get(name);
    return file ? [[name, { bytes: file.content.length, sha256: sha256(file.content) }] as const] : [];
  });
  const manifest = { ...facts, node: '>=20.19', files: Object.fromEntries(described) };
  return `${JSON.stringify(manifest, undefined, 1)}\n`;
}

/** The same sums as `sha256sum --check SHA256SUMS` reads them. */
export const sumsText = (files: ReleaseFiles): string =>
  sortedNames(files)
    .map((name) => `${sha256(files.get(name)?.content ?? Buffer.alloc(0))}  ${name}\n`)
    .join('');
