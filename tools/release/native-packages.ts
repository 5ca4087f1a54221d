import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const dependencies = v.optional(v.record(v.string(), v.string()), {});
const described = v.object({
  name: v.string(),
  version: v.string(),
  os: v.optional(v.array(v.string())),
  dependencies,
  optionalDependencies: dependencies,
});

/** A package that lies beside the bundle. */
export interface BesidePackage {
  readonly name: string;
  readonly version: string;
  /** Its folder in the repository. */
  readonly folder: string;
  /** Whether it is made for this kind of machine alone. */
  readonly isNative: boolean;
}

/**
 * Packages with all that they need, as they are installed here; what is made for other machines is not installed and not
 * among them.
 * @throws Error when one that is needed is not installed
 */
export function packagesBeside(workspace: string, names: readonly string[]): readonly BesidePackage[] {
  const found = new Map<string, BesidePackage>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    const folder = join(workspace, 'node_modules', name);
    if (!existsSync(folder)) throw new Error(`The edge needs the package ${name}, which is not installed.`);
    const read = v.parse(described, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
    found.set(name, { name, version: read.version, folder, isNative: read.os !== undefined });
    for (const each of Object.keys(read.dependencies)) add(each);
    for (const each of Object.keys(read.optionalDependencies))
      if (existsSync(join(workspace, 'node_modules', each))) add(each);
  };
  for (const name of names) add(name);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
