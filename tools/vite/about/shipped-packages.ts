import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageLicence } from '@heptad/brand-config';
import * as v from 'valibot';

const FOLDER = '/node_modules/';
const LICENCE_FILE = /^(?:licen[cs]e|copying|unlicense)(?:[-.].*)?$/i;

const described = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.union([v.string(), v.object({ type: v.string() })])),
});

/**
 * The folder of the package that a module belongs to.
 * @param id of the module, a path; ids of modules that a build makes up are of no package
 */
export function packageFolder(id: string): string | undefined {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '').replace(/\?.*$/, '');
  const at = path.lastIndexOf(FOLDER);
  if (at < 0 || (!path.startsWith('/') && !/^[A-Za-z]:\//.test(path))) return undefined;
  const [scope = '', name = ''] = path.slice(at + FOLDER.length).split('/');
  const own = scope.startsWith('@') ? `${scope}/${name}` : scope;
  return `${path.slice(0, at)}${FOLDER}${own}`;
}

function licenceOf(folder: string): PackageLicence {
  const { name, version, license } = v.parse(
    described,
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const licence = typeof license === 'object' ? license.type : license;
  if (licence === undefined) throw new Error(`The package ${name} is shipped and names no licence.`);
  const file = readdirSync(folder).find((each) => LICENCE_FILE.test(each));
  const text = file === undefined ? undefined : readFileSync(join(folder, file), 'utf8').trim();
  return { name, version, licence, ...(text !== undefined && { text }) };
}

/**
 * The packages of which a build has code, each once, by name.
 * @param ids of all modules in the build
 * @param alsoIn folders of packages whose code comes by no module, such as styles that are made
 * @throws Error when one names no licence, or is not installed
 */
export function shippedPackages(ids: Iterable<string>, alsoIn: readonly string[] = []): PackageLicence[] {
  const folders = new Set(alsoIn);
  for (const id of ids) {
    const folder = packageFolder(id);
    if (folder !== undefined) folders.add(folder);
  }
  const missing = [...folders].find((folder) => !existsSync(join(folder, 'package.json')));
  if (missing !== undefined) throw new Error(`The build has code of ${missing}, which is no package.`);
  const known = new Map(
    [...folders].map((folder) => licenceOf(folder)).map((each) => [`${each.name}@${each.version}`, each]),
  );
  return [...known.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
