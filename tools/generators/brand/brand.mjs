import { formatFiles, generateFiles, readJson, writeJson } from '@nx/devkit';
import { fileURLToPath } from 'node:url';
import { DEFAULT_BRAND } from '../../commands/brands.mjs';
import { addToTable, checkBrand } from '../projects.mjs';
import { freeHue, hueOf } from './colours.mjs';
import { drawingsOf } from './drawings.mjs';
import { platformSite } from './platform-site.mjs';
import { paletteOf, paletteOfColours, themeOf } from './theme.mjs';

const APP_FILES = fileURLToPath(new URL('./app-files', import.meta.url));
/** What an app has that names no brand. */
const COPIED = ['index.html', 'tsconfig.json', 'src/main.tsx', 'src/modules.ts', 'src/first-screen.ts'];
const SMALLEST_CORNER = 10;

function existingBrands(tree) {
  return tree
    .children('brands')
    .filter((code) => tree.exists(`brands/${code}/brand.json`))
    .map((code) => ({
      brand: readJson(tree, `brands/${code}/brand.json`),
      theme: readJson(tree, `brands/${code}/theme.json`),
    }));
}

/** The colour that a token stands for, through the tokens it refers to. */
function colourOf(theme, value) {
  if (!value.startsWith('{')) return value;
  const token = value
    .slice(1, -1)
    .split('.')
    .reduce((group, name) => group?.[name], theme);
  return colourOf(theme, token.$value);
}

function cornerOf(others) {
  const taken = others.map(({ theme }) => theme.base.radius.m.$value.value);
  let corner = SMALLEST_CORNER;
  while (taken.includes(corner)) corner += 1;
  return corner;
}

function namesOf(code, { zhCN, zhTW, en }) {
  const word = code[0].toUpperCase() + code.slice(1);
  return {
    'zh-CN': zhCN ?? `${word} 体育`,
    'zh-TW': zhTW ?? zhCN ?? `${word} 體育`,
    en: en ?? `${word} Sports`,
  };
}

function brandFile(reference, others, { code, names, dark }) {
  return {
    ...reference,
    code,
    names,
    slogan: { 'zh-CN': '看得清楚，玩得从容', 'zh-TW': '看得清楚，玩得從容', en: 'See clearly, play calmly' },
    siteId: Math.max(...others.map(({ brand }) => brand.siteId)) + 1,
    support: { contact: `service@${code}.example`, appLink: `https://service.${code}.example/app` },
    hasDark: dark,
    native: { scheme: code, marker: `${code[0].toUpperCase()}${code.slice(1)}Shell` },
  };
}

function checkUnlike(others, { names, native }) {
  for (const { brand } of others) {
    if (brand.names['zh-CN'] === names['zh-CN'])
      throw new Error(
        `Brand ${brand.code} is called ${names['zh-CN']} already: give another name with --zhCN.`,
      );
    if (brand.native.scheme === native.scheme)
      throw new Error(
        `The app of brand ${brand.code} opens ${native.scheme}:// links already: choose another code.`,
      );
  }
}

function coloursGiven(text) {
  const colours = text.split(',');
  if (colours.length !== 3 || !colours.every((each) => /^#[0-9a-f]{6}$/.test(each)))
    throw new Error(`"${text}" is no three colours: write them as #1f5eff,#19c3d6,#0e1420.`);
  return colours;
}

function referenceAmong(others, code) {
  const reference = others.find((each) => each.brand.code === code);
  if (reference === undefined) throw new Error(`There is no brand "${code}" to begin from.`);
  return reference;
}

/** A palette that no brand has yet: of the colours given, or of the hue farthest from those there are. */
function paletteAmong(others, colours) {
  const accents = others.map(({ theme }) => colourOf(theme, theme.light.color.accent.$value));
  if (colours === undefined) return paletteOf(freeHue(accents.map(hueOf)));
  const palette = paletteOfColours(coloursGiven(colours));
  const index = accents.indexOf(palette.accent);
  if (index >= 0)
    throw new Error(
      `Brand ${others[index].brand.code} has this accent already: choose another first colour.`,
    );
  return palette;
}

/**
 * Makes a brand by the pattern of the reference brand, with a name, colours, corners and drawings of its own; what the
 * platform knows of its site; its app; and its row in the dependency table.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ code: string, zhCN?: string, zhTW?: string, en?: string, dark?: boolean, from?: string, colours?: string }} options
 *   `from` is the reference brand; `colours` are its accent, its second colour and its ground, as `#rrggbb` between commas
 */
export default async function brand(tree, { code, dark = true, from = DEFAULT_BRAND, colours, ...given }) {
  checkBrand(tree, code);
  const others = existingBrands(tree);
  const reference = referenceAmong(others, from);
  const file = brandFile(reference.brand, others, { code, names: namesOf(code, given), dark });
  checkUnlike(others, file);
  const palette = paletteAmong(others, colours);

  const folder = `brands/${code}`;
  writeJson(tree, `${folder}/brand.json`, file);
  writeJson(tree, `${folder}/site.json`, platformSite(file));
  writeJson(
    tree,
    `${folder}/theme.json`,
    themeOf(reference.theme, { palette, corner: cornerOf(others), dark }),
  );
  for (const locale of Object.keys(file.names)) writeJson(tree, `${folder}/messages/${locale}.json`, {});
  for (const [name, drawing] of Object.entries(drawingsOf({ code, dark, palette })))
    tree.write(`${folder}/assets/${name}`, drawing);

  generateFiles(tree, APP_FILES, `apps/${code}`, { code });
  for (const name of COPIED) tree.write(`apps/${code}/${name}`, tree.read(`apps/${DEFAULT_BRAND}/${name}`));
  addToTable(tree, `apps/${code}`, 'brand-app');
  await formatFiles(tree);
  return () =>
    console.log(
      `See it: npm start ${code}. Then give it drawings, texts and an order of its own in ${folder}.`,
    );
}
