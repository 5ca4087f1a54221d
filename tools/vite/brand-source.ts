import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compileTheme,
  LOCALES,
  parseBrand,
  type Brand,
  type BrandAssets,
  type CompiledTheme,
  type Messages,
  type ThemeName,
} from '@heptad/brand-config';

/** One folder under `brands/`, read and found right. */
export interface BrandSource {
  readonly folder: string;
  readonly brand: Brand;
  readonly theme: CompiledTheme;
  /** The brand's drawings as files; a drawing for the dark that is not there is the one for the light. */
  readonly assets: BrandAssets;
  /** Drawings that the stylesheet lays over grounds and heads; only their shape counts, the theme gives the colour. */
  readonly textures: Readonly<Record<TextureName, string>>;
  /** Full-bleed pictures of 512 units from which the launcher icons are made (SHELL-044). */
  readonly launchers: Readonly<Record<LauncherSet, string>>;
  /** Every file that the brand is made of. */
  readonly files: readonly string[];
}

export const LAUNCHER_SETS = ['fullsite', 'sports'] as const;
export type LauncherSet = (typeof LAUNCHER_SETS)[number];

/** `pattern` repeats without a seam; `ornament` stands beside the head of a section. */
export type TextureName = 'pattern' | 'ornament';

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} is missing: every brand has one.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Of one drawing, or of its light and dark form. */
function addresses(drawing: string | Readonly<Record<ThemeName, string>>): string[] {
  return typeof drawing === 'string' ? [drawing] : [drawing.light, drawing.dark];
}

/** The codes of all brands, as folders say them (BRAND-001). */
export function brandCodes(brandsFolder: string): string[] {
  return readdirSync(brandsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(brandsFolder, entry.name, 'brand.json')))
    .map((entry) => entry.name);
}

/**
 * Reads and checks a brand's folder.
 * @throws Error that names the file and the mend
 */
export function readBrand(brandsFolder: string, code: string): BrandSource {
  const folder = join(brandsFolder, code);
  const file = (name: string): string => join(folder, name);
  const brand = parseBrand(readJson(file('brand.json')), file('brand.json'));
  if (brand.code !== code) {
    throw new Error(`${file('brand.json')}: code is "${brand.code}", but the folder says "${code}".`);
  }
  const theme = compileTheme(readJson(file('theme.json')), {
    file: file('theme.json'),
    hasDark: brand.hasDark,
  });

  const asset = (name: string): string => {
    const path = file(`assets/${name}.svg`);
    if (!existsSync(path)) throw new Error(`${path} is missing: every brand draws its own.`);
    return path;
  };
  const byTheme = (name: string): Record<ThemeName, string> => {
    const light = asset(name);
    const dark = file(`assets/${name}-dark.svg`);
    return { light, dark: existsSync(dark) ? dark : light };
  };
  const assets: BrandAssets = {
    logo: byTheme('logo'),
    mark: asset('mark'),
    hero: byTheme('hero'),
    loading: byTheme('loading'),
    empty: asset('empty'),
    icons: asset('icons'),
  };
  const textures = { pattern: asset('pattern'), ornament: asset('ornament') };
  const launchers = { fullsite: asset('launcher-fullsite'), sports: asset('launcher-sports') };
  return {
    folder,
    brand,
    theme,
    assets,
    textures,
    launchers,
    files: [
      ...['brand.json', 'theme.json', ...LOCALES.map((locale) => `messages/${locale}.json`)].map(file),
      ...new Set(Object.values(assets).flatMap(addresses)),
      ...Object.values(textures),
      ...Object.values(launchers),
    ],
  };
}

/** The texts a brand puts in place of the features' own. */
export function readMessages(source: BrandSource, locale: (typeof LOCALES)[number]): Messages {
  const file = join(source.folder, 'messages', `${locale}.json`);
  const check = (value: unknown, path: string): Messages => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Error(`${file}: ${path || 'the file'} must hold texts by name.`);
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        typeof each === 'string' ? each : check(each, path === '' ? name : `${path}.${name}`),
      ]),
    );
  };
  return check(readJson(file), '');
}
