import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

const ROOT = join(__dirname, '../../..');
const KIT = 'libs/ui-kit/src';
const NOT_PRODUCT =
  /\.(spec|stories)\.|\/(testing|conformance|catalogue)\/|node_modules|^libs\/[^/]*testing\//;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const sources = ['libs', 'apps'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !NOT_PRODUCT.test(path)),
);
const ofKit = sources.filter((path) => path.startsWith(`${KIT}/`));

/** The names in the braces of an import or export, without types. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);

/** The components of the kit, each with the file that it is exported from. */
const components = new Map(
  [...read(`${KIT}/index.ts`).matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names, file]) =>
    namesIn(names ?? '')
      .filter((name) => /^[A-Z][a-z]/.test(name))
      .map((name) => [name, `${KIT}/${file}.tsx`] as const),
  ),
);

/** The files of the kit that a file of it imports, at once or on demand. */
const importsOf = (path: string): string[] =>
  [...read(path).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].flatMap(([, to]) => {
    const target = normalize(join(path, '..', to ?? '')).replaceAll('\\', '/');
    return ofKit.filter((file) => file === `${target}.ts` || file === `${target}.tsx`);
  });

/** The components that pages import, and those that these are made of. */
function usedComponents(): ReadonlySet<string> {
  const imported = new Set(
    sources
      .filter((path) => !path.startsWith('libs/ui-kit/'))
      .flatMap((path) => [...read(path).matchAll(/import \{([^}]*)\} from '@heptad\/ui-kit'/g)])
      .flatMap(([, names]) => namesIn(names ?? '')),
  );
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    importsOf(path).forEach(visit);
  };
  for (const [, names, file] of read(`${KIT}/index.ts`).matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g))
    if (namesIn(names ?? '').some((name) => imported.has(name)))
      ofKit.filter((path) => path.startsWith(`${KIT}/${file}.`)).forEach(visit);
  return new Set([...components].filter(([, file]) => reached.has(file)).map(([name]) => name));
}

/** The rows of the README's list of components that wait for their area. */
const rows = [
  ...read('libs/ui-kit/README.md').matchAll(/^\| `([A-Z]\w+)`\s+\| ([^|]+?)\s+\| ([^|]+?)\s+\|$/gm),
];

describe('the components of the kit', () => {
  const used = usedComponents();

  it('are found, and the pages that use them', () => {
    expect(components.size).toBeGreaterThan(40);
    expect(used.size).toBeGreaterThan(30);
  });

  it('are used by a page, or wait by name for an area to come', () => {
    const waiting = rows.map(([, name]) => name);
    expect([...components.keys()].filter((name) => !used.has(name)).sort()).toEqual(waiting.sort());
  });

  it('that wait name a requirement which is there', () => {
    for (const [, name, area, requirement = ''] of rows) {
      expect([name, area]).toEqual([name, expect.stringMatching(/\S/)]);
      const [, ledger = ''] = /^([A-Z]+)-\d{3}$/.exec(requirement) ?? [];
      expect(read(`docs/requirements/${ledger.toLowerCase()}.md`)).toContain(`| ${requirement} |`);
    }
  });
});
