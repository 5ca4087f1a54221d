import { readJson, updateJson } from '@nx/devkit';

const TABLE = 'tools/boundaries/table.json';
const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
/** Names that say where code is kept and not what it is about. */
const NO_SUBJECT = ['common', 'core', 'helper', 'helpers', 'shared', 'types', 'util', 'utils'];

const holdsFiles = (tree, folder) => tree.children(folder).length > 0;

/**
 * Checks the name of a library that is to be.
 * @throws Error that says what is wrong with the name
 */
export function checkLibrary(tree, name, type) {
  const { types, projects } = readJson(tree, TABLE);
  if (!KEBAB_CASE.test(name))
    throw new Error(`"${name}" is not kebab-case: write lower-case words joined by hyphens, as in bet-slip.`);
  if (NO_SUBJECT.includes(name) || name in types)
    throw new Error(`"${name}" says nothing of a subject: name the library by what it is about.`);
  if (holdsFiles(tree, `libs/${name}`)) throw new Error(`libs/${name} exists already: choose another name.`);
  if (holdsFiles(tree, `apps/${name}`))
    throw new Error(`apps/${name} has this name already: choose another for the library.`);
  const planned = projects[`libs/${name}`];
  if (planned !== undefined && planned !== type)
    throw new Error(`${TABLE} says that libs/${name} is of type ${planned}, not ${type}.`);
}

/**
 * Checks the code of a brand that is to be.
 * @throws Error that says what is wrong with the code
 */
export function checkBrand(tree, code) {
  if (!/^[a-z]{2,8}$/.test(code))
    throw new Error(`"${code}" is no brand code: it is two to eight lower-case letters.`);
  if (code in readJson(tree, TABLE).types)
    throw new Error(`"${code}" is the name of a type of project: choose another code.`);
  const taken = ['brands', 'apps', 'libs']
    .map((top) => `${top}/${code}`)
    .find((folder) => holdsFiles(tree, folder));
  if (taken !== undefined) throw new Error(`${taken} exists already: choose another code.`);
}

/** Gives a project its row in the dependency table, after the others of its type. */
export function addToTable(tree, root, type) {
  updateJson(tree, TABLE, (table) => {
    if (root in table.projects) return table;
    const rows = Object.entries(table.projects);
    const last = rows.findLastIndex(([, each]) => each === type);
    return { ...table, projects: Object.fromEntries(rows.toSpliced(last + 1, 0, [root, type])) };
  });
}
