import { EXTRA_PATHS, PATHS } from '@heptad/feature-module';
import type { Plugin } from 'vite';

/** A path of the product as code names it. */
const NAMED = /(?<![\w.])(PATHS|EXTRA_PATHS)\.(\w+)/g;

const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = { PATHS, EXTRA_PATHS };

/**
 * Writes the product's paths into the code that names them. No chunk then holds their tables, and the first bytes hold the paths that they
 * use themselves, however many pages there are.
 * @throws Error for a name that the tables have not
 */
export function withPathsWritten(code: string): string {
  return code.replaceAll(NAMED, (named, table: string, name: string) => {
    const path = TABLES[table]?.[name];
    if (path === undefined) throw new Error(`The product has no page ${named}.`);
    return JSON.stringify(path);
  });
}

/** {@link withPathsWritten} of every file of the libraries. */
export function writtenPaths(workspace: string) {
  const libraries = `${workspace.replaceAll('\\', '/')}/libs/`;
  return {
    name: 'heptad-written-paths',
    apply: 'build',
    enforce: 'pre',
    transform: (code: string, id: string) =>
      id.startsWith(libraries) && code.includes('PATHS.')
        ? { code: withPathsWritten(code), map: null }
        : undefined,
  } satisfies Plugin;
}
