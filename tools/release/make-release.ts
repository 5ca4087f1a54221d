import { chmodSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackageLicence } from '@heptad/brand-config';
import { MAPS_FOLDER } from '../vite/private-maps';
import { modeOf, writeArchive } from './archive';
import type { ReleaseFile, ReleaseFiles } from './archive';
import type { Bill } from './bill-of-materials';
import { operatorFiles } from './operator-files';
import { filesOf, licencesText, manifestText, sumsText } from './release-parts';
import type { ReleaseFacts } from './release-parts';

/** What a release is made of. */
export interface ReleaseParts {
  readonly facts: ReleaseFacts;
  /** The time that every file bears: the commit's. What differs has another one, as browsers tell files apart by it. */
  readonly at: Date;
  /** The folder of the built brand. */
  readonly site: string;
  /** The folder of what renders the brand's first screens. */
  readonly render: string;
  /** The edge's programs, by name. */
  readonly programs: ReadonlyMap<string, string>;
  /** Folders of the packages beside the programs, by name. */
  readonly beside: ReadonlyMap<string, string>;
  readonly licences: readonly PackageLicence[];
  readonly bill: Bill;
}

function gather({ facts, site, render, programs, beside, licences, bill }: ReleaseParts): ReleaseFiles {
  const files = new Map<string, ReleaseFile>();
  const add = (folder: string, more: ReleaseFiles): void => {
    for (const [name, file] of more) files.set(`${folder}/${name}`, file);
  };
  const text = (name: string, content: string): void => {
    files.set(name, { content: Buffer.from(content) });
  };
  add('site', filesOf(site));
  add('render', filesOf(render));
  for (const [name, content] of programs) text(`edge/${name}`, content);
  for (const [name, folder] of beside) add(`edge/node_modules/${name}`, filesOf(folder));
  for (const [name, content] of Object.entries(operatorFiles(facts.brand)))
    text(`deployment/${name}`, content);
  text('LICENCES.txt', licencesText(licences));
  text('bom.cdx.json', `${JSON.stringify(bill, undefined, 1)}\n`);
  text('manifest.json', manifestText(facts, files));
  text('SHA256SUMS', sumsText(files));
  return files;
}

function writeFolder(folder: string, files: ReleaseFiles, at: Date): void {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const [name, file] of files) {
    const path = join(unfinished, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.content);
    chmodSync(path, modeOf(file));
    utimesSync(path, at, at);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

/** Where a release was written. */
export interface MadeRelease {
  readonly folder: string;
  readonly archive: string;
  /** The maps of its scripts, for whoever reads what browsers report; not part of what is deployed. */
  readonly maps: string;
}

/**
 * Writes a release: `<out>/<brand>/<version>`, and an archive beside the brand's folder that unpacks to `<version>`; the maps of its
 * scripts apart from both. The same parts give the same bytes.
 */
export async function makeRelease(out: string, parts: ReleaseParts): Promise<MadeRelease> {
  const { brand, version, machine } = parts.facts;
  const files = gather(parts);
  const folder = join(out, brand, version);
  mkdirSync(join(out, brand), { recursive: true });
  writeFolder(folder, files, parts.at);
  const archive = join(out, `heptad-${brand}-${version}-${machine}.tar.gz`);
  await writeArchive(archive, files, { top: version, at: parts.at });
  // Not beside the release: folders there are taken for earlier ones.
  const maps = join(out, 'maps', brand, version);
  writeFolder(maps, filesOf(join(parts.site, MAPS_FOLDER)), parts.at);
  return { folder, archive, maps };
}
