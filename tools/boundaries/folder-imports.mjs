import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const WORKSPACE = fileURLToPath(new URL('../..', import.meta.url));
const TABLE_FILE = new URL('./folders.json', import.meta.url);

/** Specs, and the folders of what only specs use: they may use every folder. */
const IS_TEST_CODE = /\.spec\.tsx?$|\/testing\//;

/**
 * The folders of a library that each of its folders may use. A folder of the kernel may use those before it in the list. A
 * capability may use the whole kernel and the capabilities that its row names.
 */
export function allowedFolders({ kernel, capabilities }) {
  return new Map([
    ...kernel.map((folder, place) => [folder, kernel.slice(0, place)]),
    ...Object.entries(capabilities).map(([folder, named]) => [folder, [...kernel, ...named]]),
  ]);
}

/** The table of folders, ready to ask: library → folder → the folders it may use. */
export function folderTable() {
  const table = JSON.parse(readFileSync(TABLE_FILE, 'utf8'));
  return new Map(Object.entries(table).map(([library, rows]) => [library, allowedFolders(rows)]));
}

/** The library of a file and its folder below `src`; undefined for a file that stands in no such folder. */
function placeOf(file) {
  const [, library, folder] = /^(libs\/[^/]+)\/src\/([^/]+)\//.exec(file.replaceAll('\\', '/')) ?? [];
  return folder === undefined ? undefined : { library, folder };
}

/**
 * Checks imports between the folders of one library against the table, `import()` and `export … from` included. Files directly
 * below `src` put the folders together: they may use every folder, and every folder may use them.
 */
export const folderImports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forbidden:
        '"{{from}}" may not use "{{to}}": move what both need to a folder that both may use, or allow it in tools/boundaries/folders.json.',
      unknown: 'tools/boundaries/folders.json has no row for "{{from}}": say there which folders it may use.',
    },
  },
  create(context) {
    const file = relative(WORKSPACE, context.filename);
    const here = placeOf(file);
    const folders = folderTable().get(here?.library);
    if (here === undefined || folders === undefined || IS_TEST_CODE.test(file)) return {};
    const { library, folder: from } = here;
    const allowed = folders.get(from);
    if (allowed === undefined)
      return { Program: (node) => context.report({ node, messageId: 'unknown', data: { from } }) };
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const there = placeOf(join(dirname(file), source.value));
      if (there?.library !== library || there.folder === from || allowed.includes(there.folder)) return;
      context.report({ node: source, messageId: 'forbidden', data: { from, to: there.folder } });
    };
    return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check };
  },
};
