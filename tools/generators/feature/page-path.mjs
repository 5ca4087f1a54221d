import { visitNotIgnoredFiles } from '@nx/devkit';

const FILE = 'libs/feature-module/src/paths.ts';
const PATH = /^(\/:?[A-Za-z][A-Za-z0-9-]*)+$/;
const ENTRY = /^ {2}(\w+): '([^']+)',$/gm;
const EXTRA = 'export const EXTRA_PATHS = {';

/** `/promotions/:id` is `promotionsById`, as in the table. */
const keyOf = (path) =>
  path
    .split(/[/-]/)
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? `by-${part.slice(1)}` : part))
    .join('-')
    .replace(/-(\w)/g, (_, first) => first.toUpperCase());

/** The entries of the path table, each with the constant that holds it. */
function entriesOf(text) {
  const border = text.indexOf(EXTRA);
  if (border < 0) throw new Error(`${FILE} holds no EXTRA_PATHS, in which new addresses are listed.`);
  return [...text.matchAll(ENTRY)].map(({ 1: key, 2: path, index }) => ({
    key,
    path,
    table: index < border ? 'PATHS' : 'EXTRA_PATHS',
  }));
}

/** The module file that serves a page at this entry already. */
function serverOf(tree, { key, path, table }) {
  let found;
  visitNotIgnoredFiles(tree, 'libs', (file) => {
    if (!file.endsWith('-module.ts')) return;
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
  const text = tree.read(FILE, 'utf8');
  const entries = entriesOf(text);
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
  const end = text.indexOf('\n} as const;', text.indexOf(EXTRA));
  tree.write(FILE, `${text.slice(0, end)}\n  ${key}: '${path}',${text.slice(end)}`);
  return { key, path, table: 'EXTRA_PATHS' };
}
