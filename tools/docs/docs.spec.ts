import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** A row of a table that names a file and a word by which grep finds the place in it. */
interface Place {
  readonly subject: string;
  readonly word: string;
  readonly file: string;
}

/** The rows of a document that end with a word and a file, each between backticks. */
function placesOf(markdown: string): readonly Place[] {
  const rows = markdown.matchAll(/^\| ([^|]+) \|(?:[^|]+\|)? `([^`|]+)`\s*\| `([^`|]+)`\s*\|$/gm);
  return [...rows].map(([, subject = '', word = '', file = '']) => ({ subject: subject.trim(), word, file }));
}

/** What is wrong with a place, in a sentence; nothing where it is true. */
function wrong({ subject, word, file }: Place): readonly string[] {
  if (!existsSync(join(ROOT, file))) return [`${subject}: there is no ${file}`];
  const found = text(file).toLowerCase().includes(word.toLowerCase());
  return found ? [] : [`${subject}: ${file} does not contain "${word}"`];
}

const architecture = text('ARCHITECTURE.md');
const glossary = text('docs/glossary.md');
const libraries = readdirSync(join(ROOT, 'libs'));
const decisions = readdirSync(join(ROOT, 'docs/decisions')).filter((file) => file !== 'README.md');

describe.each([
  ['“Where behaviour lives” of ARCHITECTURE.md', architecture, 40],
  ['the glossary', glossary, 60],
])('%s', (_, document, least) => {
  const places = placesOf(document);

  it('has its rows', () => {
    expect(places.length).toBeGreaterThanOrEqual(least);
  });

  it('names files that exist and contain the word', () => {
    expect(places.flatMap(wrong)).toEqual([]);
  });

  it('names each subject once', () => {
    const subjects = places.map(({ subject }) => subject);
    expect(subjects.filter((subject, index) => subjects.indexOf(subject) !== index)).toEqual([]);
  });
});

describe('“Where behaviour lives”', () => {
  it.each([
    'consent to changed odds',
    'who may not bet',
    'tab bar of a brand',
    'image widths',
    'automatic-login retry',
    'cash-out amount',
    'site notices',
    'league filter',
  ])('says where to find: %s', (behaviour) => {
    const subjects = placesOf(architecture).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith(behaviour))).toHaveLength(1);
  });
});

describe('a row of these tables', () => {
  it('is told apart from other tables', () => {
    expect(placesOf('| a library | holds |\n| --- | --- |\n| `x` | `y` |\n')).toEqual([]);
  });

  it('is wrong with a file that is not there, and with a word that the file does not contain', () => {
    const places = placesOf(
      '| odds | `Odds` | `libs/none.ts` |\n| stake | what is bet | `unheard of` | `README.md` |\n',
    );
    expect(places.flatMap(wrong)).toEqual([
      'odds: there is no libs/none.ts',
      'stake: README.md does not contain "unheard of"',
    ]);
  });
});

describe('the decisions', () => {
  it('are numbered one after the other', () => {
    const numbers = decisions.map((file) => Number(file.slice(0, 3))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(decisions.map((_, index) => index + 1));
  });

  it.each(decisions)('%s has its number, its parts and its line in the index', (file) => {
    const page = text(`docs/decisions/${file}`);
    const parts = [...page.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    const title = page.split('\n')[0]!.slice(2);
    expect(title).toMatch(new RegExp(`^${file.slice(0, 3)} `));
    expect(parts).toEqual(['Context', 'Decision', 'Consequences']);
    expect(text('docs/decisions/README.md')).toContain(`- [${title}](${file})\n`);
  });
});

/** The files and folders of the repository that a page names between backticks; a README of a library names its own from its folder. */
function pathsNamed(page: string): readonly string[] {
  const folder = page.startsWith('libs/') ? dirname(page) : '.';
  return [...text(page).matchAll(/`((?:libs|tools|apps|brands|e2e|docs|src|golden)\/[\w./-]+)`/g)].map(
    ([, path = '']) => (/^(src|golden)\//.test(path) ? join(folder, path) : path),
  );
}

const pages = [
  ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'docs/glossary.md'],
  ...decisions.map((file) => `docs/decisions/${file}`),
  ...libraries.map((name) => `libs/${name}/README.md`).filter((file) => existsSync(join(ROOT, file))),
];

describe('the pages of the documentation', () => {
  it.each(pages)('%s names files and folders that exist', (page) => {
    expect(pathsNamed(page).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('the libraries', () => {
  const table = JSON.parse(text('tools/boundaries/table.json')) as {
    readonly projects: Record<string, string>;
  };
  const names = Object.keys(table.projects).flatMap((root) => (/^libs\/(.+)/.exec(root) ?? []).slice(1));

  it('each have a README that begins with their name', () => {
    const without = libraries.filter((name) => {
      const file = `libs/${name}/README.md`;
      return !existsSync(join(ROOT, file)) || !text(file).startsWith(`# ${name}\n`);
    });
    expect(without).toEqual([]);
  });

  it('of the boundary table are all described in ARCHITECTURE.md', () => {
    const [house = ''] = architecture.split('## Who may use whom');
    const described = [...house.matchAll(/^\| ([a-z][a-z, -]*?) +\|/gm)].flatMap(([, names = '']) =>
      names.split(', '),
    );
    expect(names.filter((name) => !described.includes(name))).toEqual([]);
  });
});
