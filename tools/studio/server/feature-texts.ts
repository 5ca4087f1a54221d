import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@heptad/brand-config';

/** A text of a feature, in each language; `path` is its namespace and key, such as `shell.notFound.title`. */
export interface FeatureText {
  readonly path: string;
  readonly words: Readonly<Record<Locale, string>>;
}

/** The namespaces of libraries whose features have another id. */
const NAMESPACES: Readonly<Record<string, string>> = { 'app-shell': 'shell', 'sports-betting': 'sports' };
/** Texts of games belong to the games' own application. */
const NOT_OF_BRANDS = new Set(['game-frames']);

/** The texts of nested messages by dotted path. */
export function flatTexts(value: unknown, path = ''): ReadonlyMap<string, unknown> {
  const texts = new Map<string, unknown>();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return texts.set(path, value);
  for (const [name, each] of Object.entries(value))
    for (const [key, text] of flatTexts(each, path === '' ? name : `${path}.${name}`)) texts.set(key, text);
  return texts;
}

/** Every text of the features that a brand may replace, in the order of their names. @param workspace holds `libs` */
export function featureTexts(workspace: string): readonly FeatureText[] {
  const libs = join(workspace, 'libs');
  const texts = new Map<string, Partial<Record<Locale, string>>>();
  for (const library of readdirSync(libs).filter((name) => !NOT_OF_BRANDS.has(name))) {
    const files = readdirSync(join(libs, library), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => /(^|\/)messages\/[\w-]+\.json$/.test(each))) {
      const locale = LOCALES.find((each) => file.endsWith(`/${each}.json`));
      if (locale === undefined) continue;
      const value: unknown = JSON.parse(readFileSync(join(libs, library, file), 'utf8'));
      for (const [key, text] of flatTexts(value, NAMESPACES[library] ?? library))
        texts.set(key, { [locale]: String(text), ...texts.get(key) });
    }
  }
  return [...texts]
    .map(([path, words]) => ({ path, words: { 'zh-CN': '', 'zh-TW': '', en: '', ...words } }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
