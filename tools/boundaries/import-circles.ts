import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { preProcessFile } from 'typescript';

/** File → the files that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const FOLDERS = ['apps', 'libs', 'tools', 'e2e', 'catalogue'];
const ENDINGS = ['', '.ts', '.tsx', '.mts', '/index.ts'];

/**
 * The imports between the source files of a workspace. `import type`, `export … from` and `import()` count too; packages do not. Libraries are
 * found by their alias.
 * @param root folder of the workspace
 */
export function importGraph(root: string): ImportGraph {
  const files = new Set(FOLDERS.flatMap((folder) => sourcesIn(root, folder)));
  const resolve = (from: string, specifier: string): readonly string[] => {
    const path = pathOf(from, specifier);
    const file = path && ENDINGS.map((ending) => path + ending).find((each) => files.has(each));
    return file ? [file] : [];
  };
  return new Map(
    [...files].map((file) => {
      const { importedFiles } = preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
      return [file, importedFiles.flatMap(({ fileName }) => resolve(file, fileName))];
    }),
  );
}

function sourcesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
}

/** Where an import points, without its ending; undefined for a package. */
function pathOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const [, library, rest = ''] = /^@heptad\/([^/]+)(\/testing)?$/.exec(specifier) ?? [];
  return library && `libs/${library}/src${rest}`;
}

/**
 * The groups of files of which each imports each other, directly or by way of others of the group (strongly connected components, after
 * Tarjan). A file alone is none.
 */
export function importCircles(graph: ImportGraph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: (readonly string[])[] = [];

  function visit(file: string): number {
    const place = order.size;
    order.set(file, place);
    open.push(file);
    let low = place;
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? place);
    }
    if (low === place) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
