import { visitNotIgnoredFiles } from '@nx/devkit';

const FILE = 'libs/feature-module/src/paths.ts';
const EXTRA_FILE = 'libs/feature-module/src/extra-paths.ts';
const PATH = /^(\/:?[A-Za-z][A-Za-z0-9-]*)+$/;
const ENTRY = /^export const (\w+) = '([^']+)';$/gm;
const EXTRA_ENTRY = /^ {2}(\w+): '([^']+)',$/gm;

/** `/promotions/:id` is `promotionsById`, as in the table. */
const keyOf = (path) =>
  path
    .split(/[/-]/)
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? `by-${part.slice(1)}` : part))
    .join('-')
    .replace(/-(\w)/g, (_, first) => first.toUpperCase());

/** The entries of the path table, each with the name by which a module reaches it. */
function entriesOf(tree) {
  const read = (file, entry, table) =>
    [...tree.read(file, 'utf8').matchAll(entry)].map(({ 1: key, 2: path }) => ({ key, path, table }));
  return [...read(FILE, ENTRY, 'PATHS'), ...read(EXTRA_FILE, EXTRA_ENTRY, 'EXTRA_PATHS')];
}

/** The file that serves a page at this entry already: routes stand in a module, or with its parts. */
function serverOf(tree, { key, path, table }) {
  let found;
  visitNotIgnoredFiles(tree, 'libs', (file) => {
    if (!/-(?:module|parts)\.ts$/.test(file)) return;
    const routes = /routes: \[[\s\S]*?\]/.exec(tree.read(file, 'utf8'))?.[0] ?? '';
    if (new RegExp(`path: (\\b${table}\\.${key}\\b|'${path}')`).test(routes)) found = file;
  });
  return found;
}

/**
 * Finds the address of a page in the path table, or adds it there.
 * @returns the constant and the key by which a module names it
 * @throws Error when it is no address, or another feature's
 */
export function pagePath(tree, path) {
  if (!PATH.test(path)) throw new Error(`"${path}" is no address of a page: write it as in /promotions/:id.`);
  const entries = entriesOf(tree);
  const known = entries.find((entry) => entry.path === path);
  if (known !== undefined) {
    const server = serverOf(tree, known);
    if (server !== undefined)
      throw new Error(`${path} is served by ${server} already: choose another --path.`);
    return known;
  }
  const key = keyOf(path);
  if (entries.some((entry) => entry.key === key))
    throw new Error(`The path table has another ${key} already: choose another --path.`);
  const text = tree.read(EXTRA_FILE, 'utf8');
  const end = text.indexOf('\n} as const;');
  tree.write(EXTRA_FILE, `${text.slice(0, end)}\n  ${key}: '${path}',${text.slice(end)}`);
  return { key, path, table: 'EXTRA_PATHS' };
}
