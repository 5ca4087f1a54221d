import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { brandStylesheet } from './brand-module';
import { brandCodes, readBrand } from './brand-source';
import { brandPage, PAGE_MARKERS } from './page';

const BRANDS = join(__dirname, '../../brands');
const TAILWIND = join(dirname(require.resolve('tailwindcss/package.json')), 'index.css');
const workplace = mkdtempSync(join(tmpdir(), 'operator-'));
const THEME_FILE = join(workplace, 'ky/theme.json');
const ORIGINAL = readFileSync(join(BRANDS, 'ky/theme.json'), 'utf8');

beforeEach(() => {
  cpSync(join(BRANDS, 'ky'), join(workplace, 'ky'), { recursive: true });
});
afterAll(() => {
  rmSync(workplace, { recursive: true });
});

/** Changes the one file as an operator would, in an editor. */
function edit(from: string | RegExp, to: string): void {
  const text = ORIGINAL.replace(from, to);
  expect(text).not.toBe(ORIGINAL);
  writeFileSync(THEME_FILE, text);
}

/** What the build makes of the brand's tokens for the given classes. */
async function compiled(classes: string[]): Promise<string> {
  const { build } = await compile(brandStylesheet(readBrand(workplace, 'ky')), {
    base: __dirname,
    loadStylesheet: (id, base) => {
      const path = id === 'tailwindcss' ? TAILWIND : resolve(base, id);
      return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') });
    },
  });
  return build(classes);
}

function pageOf(): string {
  const html = `<html><head>${PAGE_MARKERS.head}</head><body>${PAGE_MARKERS.skeleton}</body></html>`;
  return brandPage(html, readBrand(workplace, 'ky'), { light: '<svg/>', dark: '<svg/>' });
}

const refusal = (): string => {
  try {
    readBrand(workplace, 'ky');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('The theme was taken.');
};

describe('an operator who changes one colour in theme.json', () => {
  it('BRAND-014 finds it in the compiled stylesheet and in the page', async () => {
    edit('"accent": { "$value": "#1b56ee" }', '"accent": { "$value": "#0b49c9" }');
    const css = await compiled(['bg-accent', 'text-on-accent']);
    expect(css).toContain('--color-accent: #0b49c9;');
    expect(css).toMatch(/\.bg-accent \{\s*background-color: var\(--color-accent\);/);
    expect(css).not.toContain('#1b56ee');
    expect(pageOf()).toMatch(/:root\{color-scheme:light;.*--color-accent:#0b49c9/);
  });

  it('BRAND-014 changes whatever refers to a colour of the palette', async () => {
    edit('"foam": { "$value": "#f3f6fb" }', '"foam": { "$value": "#eef4ff" }');
    expect(await compiled(['bg-surface'])).toContain('--color-surface: #eef4ff;');
  });

  it('BRAND-014 is told the file, the token and the mend for one that cannot be read', () => {
    edit('"muted": { "$value": "#566179" }', '"muted": { "$value": "#b4bccb" }');
    expect(refusal()).toMatch(
      new RegExp(
        `^${THEME_FILE} cannot be used:\\n +light\\.color\\.muted: #b4bccb has a contrast of .* and needs 4\\.5: try #[0-9a-f]{6}$`,
        'm',
      ),
    );
  });

  it.each([
    [
      'a slip of the key',
      '"$value": "#121a2b"',
      '"$value": "#121a2"',
      /light\.color\.text\.\$value: A colour is/,
    ],
    ['a name that is no token', '"muted":', '"mutted":', /light\.color\.mutted: is not a known token/],
    [
      'a token that is gone',
      /"line": \{ "\$value": "#d8e0ee" \},/,
      '',
      /light\.color\.line: is missing: add it/,
    ],
    [
      'an alias to nothing',
      '{palette.foam}',
      '{palette.fog}',
      /light\.color\.surface: the alias \{palette\.fog\} leads nowhere/,
    ],
    [
      'another head',
      '"head": { "$value": "#ffffff" }',
      '"head": { "$value": "#eeeeee" }',
      /light\.color\.head: must be #ffffff/,
    ],
  ])('BRAND-002 BRAND-014 is told of %s', (_what, from, to, sentence) => {
    edit(from, to);
    expect(refusal()).toContain(THEME_FILE);
    expect(refusal()).toMatch(sentence);
  });

  it('is told where the file is no JSON any more', () => {
    edit('"$type": "color",', '"$type": "color"');
    expect(refusal()).toContain(`${THEME_FILE} is not JSON`);
  });
});

it('every theme names the schema by which editors complete it', () => {
  for (const code of brandCodes(BRANDS)) {
    const theme: { $schema: string } = JSON.parse(readFileSync(join(BRANDS, code, 'theme.json'), 'utf8'));
    expect(resolve(join(BRANDS, code), theme.$schema)).toBe(join(BRANDS, 'theme.schema.json'));
  }
});
