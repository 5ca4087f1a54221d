import { formatFiles, generateFiles, names } from '@nx/devkit';
import { fileURLToPath } from 'node:url';
import { addToTable, checkLibrary } from '../projects.mjs';

const FILES = fileURLToPath(new URL('./files', import.meta.url));

/**
 * Makes a library with one function, its spec, and its row in the dependency table.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, type: string }} options
 */
export default async function lib(tree, { name, type }) {
  checkLibrary(tree, name, type);
  const root = `libs/${name}`;
  generateFiles(tree, FILES, root, { ...names(name), name, subject: name.replaceAll('-', ' ') });
  addToTable(tree, root, type);
  await formatFiles(tree);
}
