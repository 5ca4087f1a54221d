import { formatFiles, generateFiles, names } from '@nx/devkit';
import { fileURLToPath } from 'node:url';
import { addToTable, checkLibrary } from '../projects.mjs';
import { pagePath } from './page-path.mjs';

const FILES = fileURLToPath(new URL('./files', import.meta.url));

/**
 * Makes a feature: a module with one route, its page, its texts in three languages, specs, and its row in the dependency table.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, path?: string, zhCN?: string, zhTW?: string, en?: string }} options
 */
export default async function feature(tree, { name, path = `/${name}`, ...titles }) {
  checkLibrary(tree, name, 'feature');
  const { key, table } = pagePath(tree, path);
  const subject = name.replaceAll('-', ' ');
  const en = titles.en ?? subject[0].toUpperCase() + subject.slice(1);
  const zhCN = titles.zhCN ?? en;
  const root = `libs/${name}`;
  generateFiles(tree, FILES, root, {
    ...names(name),
    name,
    subject,
    path,
    address: `${table}.${key}`,
    table,
    titles: { zhCN, zhTW: titles.zhTW ?? zhCN, en },
  });
  addToTable(tree, root, 'feature');
  await formatFiles(tree);
  return () => {
    console.log(
      `Offer it in a brand: add ${names(name).propertyName}Module to the modules in apps/<brand>/src/modules.ts.`,
    );
  };
}
