import { readFileSync } from 'node:fs';

const TABLE_FILE = new URL('./table.json', import.meta.url);

/** The dependency table: types and what each may use, projects and their type, packages and who may use them. */
export function tableOf() {
  return JSON.parse(readFileSync(TABLE_FILE, 'utf8'));
}

/** `allowed` names types or single libraries; Nx wants tags. */
const tagOf = (table, name) => (name in table.types ? `type:${name}` : `project:libs/${name}`);

const packageConstraint = (table, [root, type]) => ({
  sourceTag: `project:${root}`,
  bannedExternalImports: Object.entries(table.packages)
    .filter(([, users]) => !users.includes(root) && !users.includes(type))
    .flatMap(([name]) => [name, `${name}/*`]),
});

/**
 * The table in the form the Nx lint rule takes.
 * @param {{ specs?: boolean }} options for spec files, which may use what `specsMayAlsoUse` lists and any package
 */
export function constraintsOf(table, { specs = false } = {}) {
  const extra = specs ? table.specsMayAlsoUse : [];
  const byType = Object.entries(table.types).map(([type, allowed]) => ({
    sourceTag: `type:${type}`,
    onlyDependOnLibsWithTags: [...new Set([...allowed, ...extra])].map((name) => tagOf(table, name)),
  }));
  return specs
    ? byType
    : [...byType, ...Object.entries(table.projects).map((entry) => packageConstraint(table, entry))];
}

/** The folders of all projects of some types. */
const rootsOf = ({ projects }, types) =>
  Object.keys(projects).filter((root) => types.includes(projects[root]));

/**
 * The circles that specs make: they reach back to the library they test by way of a testing library. Code that is no
 * spec cannot close them, since the table lets nothing but specs use it.
 */
export function specCycles(table, nameOf) {
  const testing = rootsOf(table, table.specsMayAlsoUse);
  return Object.keys(table.projects).flatMap((root) => testing.map((each) => [nameOf(root), nameOf(each)]));
}

/** The files outside of `testing` folders, besides specs, that may import test code. */
export function testCodeUsers(table) {
  return rootsOf(table, table.testCodeIsFor).map((root) => `${root}/**`);
}
