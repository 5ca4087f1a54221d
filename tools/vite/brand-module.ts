import { basename, join } from 'node:path';
import { LOCALES, SITE_WORKER_FILE, type Locale } from '@heptad/brand-config';
import { ABOUT_MODULE } from './about/about-module';
import { readMessages, type BrandSource } from './brand-source';

/** The first language's texts are wanted at once and need no request of their own; nor do texts that are none. */
function messages(source: BrandSource, locale: Locale): string {
  const texts = readMessages(source, locale);
  return locale === LOCALES[0] || Object.keys(texts).length === 0
    ? `() => Promise.resolve({ default: ${JSON.stringify(texts)} })`
    : `() => import(${JSON.stringify(join(source.folder, `messages/${locale}.json`))})`;
}

/**
 * The drawing that travels in the page, whose skeleton shows it before the app runs: taken from there it is neither sent twice
 * nor asked for, which would blank it for a moment. A page without a skeleton asks for the file.
 */
const DRAWN = 'hero';
const DRAWN_ALREADY = `const drawn = (theme, file) =>
  (globalThis.document?.querySelector('.sk-hero-' + theme) ?? globalThis.document?.querySelector('.sk-hero'))?.getAttribute('src') ?? file;`;

/** The code of `virtual:brand`: the brand's data, with its drawings and texts as imports that the build names and splits. */
export function brandModule(source: BrandSource, workspace: string = join(source.folder, '../..')): string {
  const { brand, theme, assets } = source;
  const imports: string[] = [];
  const address = (file: string): string => {
    const line = `from ${JSON.stringify(`${file}?url`)};`;
    const known = imports.findIndex((each) => each.endsWith(line));
    if (known >= 0) return `asset${known}`;
    imports.push(`import asset${imports.length} ${line}`);
    return `asset${imports.length - 1}`;
  };
  const expression = (name: string, value: string | Readonly<Record<string, string>>): string =>
    typeof value === 'string'
      ? address(value)
      : `{ ${Object.entries(value)
          .map(([theme, file]) =>
            name === DRAWN ? `${theme}: drawn('${theme}', ${address(file)})` : `${theme}: ${address(file)}`,
          )
          .join(', ')} }`;
  const body = [
    `import payloadWorker from ${JSON.stringify(join(workspace, 'tools/vite/payload-worker.ts?worker&url'))};`,
    'export const brand = {',
    `  config: ${JSON.stringify({ ...brand, $schema: undefined })},`,
    '  assets: {',
    ...Object.entries(assets).map(([name, value]) => `    ${name}: ${expression(name, value)},`),
    '  },',
    `  workers: { payload: payloadWorker, ...(import.meta.env.PROD && { site: '/${SITE_WORKER_FILE}' }) },`,
    `  about: () => import('${ABOUT_MODULE}'),`,
    `  heads: ${JSON.stringify(theme.heads)},`,
    '  messages: {',
    ...LOCALES.map((locale) => `    ${JSON.stringify(locale)}: ${messages(source, locale)},`),
    '  },',
    '};',
  ];
  return [...imports, DRAWN_ALREADY, ...body, ''].join('\n');
}

/** The stylesheets of the variants that a brand names for the heads and the rows of its matches. */
const variantsOf = ({ layout }: BrandSource['brand']): string[] => [
  `head/${layout.matchHead}`,
  `row/${layout.matchRow}`,
];

/**
 * The code of `virtual:brand.css`: Tailwind with the brand's tokens as its theme, resolved from this folder.
 * @param variants stylesheets of `match-variants` in sports-betting; those of the brand unless given
 * @param drawings where the brand's drawings are, seen from this folder
 */
export function brandStylesheet(
  { brand, theme, textures }: BrandSource,
  variants: readonly string[] = variantsOf(brand),
  drawings = `../../brands/${brand.code}/assets`,
): string {
  const arts = new Set(brand.festivals.map((each) => each.art));
  const tokens = Object.entries(theme.variables).map(([name, value]) =>
    name.startsWith('--elevation-')
      ? `  ${name.replace('--elevation-', '--shadow-')}: var(${name});`
      : `  ${name}: ${value};`,
  );
  const art = Object.entries(textures).map(
    ([name, file]) => `  --art-${name}: url('${drawings}/${basename(file)}');`,
  );
  // The page carries the values itself (they must hold before this file is there); here they only make utilities.
  return [
    "@import 'tailwindcss' source(none);",
    "@import './theme.css';",
    ...[...arts].map((art) => `@import './festival/${art}.css';`),
    ...variants.map((variant) => `@import '../../libs/sports-betting/src/match-variants/${variant}.css';`),
    '@theme {',
    '  --color-*: initial; --radius-*: initial; --shadow-*: initial;',
    ...tokens,
    '}',
    ':root {',
    ...art,
    '}',
    '',
  ].join('\n');
}
