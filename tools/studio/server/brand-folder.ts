import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@heptad/brand-config';
import type { BrandFileName, BrandFiles } from '../contract';

export const JSON_FILES: readonly BrandFileName[] = [
  'brand',
  'theme',
  'site',
  ...LOCALES.map((locale) => `messages/${locale}` as const),
];

/** The drawings that a brand may have; no other file is read or written by a name from outside. */
export const DRAWINGS: readonly string[] = [
  ...['mark', 'logo', 'logo-dark', 'hero', 'hero-dark', 'icons', 'pattern', 'ornament'],
  ...['loading', 'loading-dark', 'empty', 'launcher-fullsite', 'launcher-sports'],
].map((name) => `assets/${name}.svg`);
const BANNER = /^banners\/banner-[1-9]\.svg$/;

export const isDrawing = (name: string): boolean => DRAWINGS.includes(name) || BANNER.test(name);

/** The texts of a brand's files by their path in its folder, such as `brand.json` and `assets/mark.svg`. */
export type FolderTexts = Readonly<Record<string, string>>;

/** Reads what the studio works on. A file that is not there is left out. */
export function readFolder(folder: string): FolderTexts {
  const banners = existsSync(join(folder, 'banners'))
    ? readdirSync(join(folder, 'banners')).map((name) => `banners/${name}`)
    : [];
  const names = [
    ...JSON_FILES.map((name) => `${name}.json`),
    ...DRAWINGS,
    ...banners.filter((name) => BANNER.test(name)).toSorted(),
  ];
  return Object.fromEntries(
    names
      .filter((name) => existsSync(join(folder, name)))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** What a JSON file holds; null where it is missing or broken, which `brokenFiles` tells. */
export function valueOf(texts: FolderTexts, name: BrandFileName): unknown {
  try {
    return JSON.parse(texts[`${name}.json`] ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** The JSON files that cannot be read, by path, with the reason. */
export function brokenFiles(
  texts: FolderTexts,
): readonly { readonly file: string; readonly reason: string }[] {
  return JSON_FILES.flatMap((name) => {
    const file = `${name}.json`;
    const text = texts[file];
    if (text === undefined) return [{ file, reason: 'is missing' }];
    try {
      JSON.parse(text);
      return [];
    } catch (error) {
      return [{ file, reason: `is not JSON (${error instanceof Error ? error.message : String(error)})` }];
    }
  });
}

/** A brand's files as the studio's page has them. */
export function brandFiles(value: (name: BrandFileName) => unknown): BrandFiles {
  return {
    brand: value('brand'),
    theme: value('theme'),
    site: value('site'),
    messages: {
      'zh-CN': value('messages/zh-CN'),
      'zh-TW': value('messages/zh-TW'),
      en: value('messages/en'),
    },
  };
}
