import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSchema, CAPABILITIES, MATCH_VARIANTS } from '@heptad/brand-config';
import { SPORTS_VENUE_CODES } from '@heptad/contracts';
import type { StudioChoices } from '../contract';
import { readFolder, valueOf } from './brand-folder';
import type { Studio } from './studio';

const { layout } = brandSchema.entries;

type Named = { readonly tabs?: readonly string[]; readonly homeSections?: readonly string[] };
type Fonts = { readonly base?: { readonly font?: Readonly<Record<string, { readonly $value?: unknown }>> } };

/** The source of a list within a module's code, up to the bracket that closes it. */
function listIn(text: string, list: string): string {
  const from = text.indexOf(`${list}: [`);
  if (from < 0) return '';
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    if (text[at] === ']') depth -= 1;
    if (text[at] === ']' && depth === 0) return text.slice(from, at);
  }
  return '';
}

/** The ids that features of the libraries give to their entries of a list, such as `navigation`. */
function offered(workspace: string, list: string): string[] {
  const libs = join(workspace, 'libs');
  return readdirSync(libs).flatMap((library) => {
    let files: string[];
    try {
      files = readdirSync(join(libs, library, 'src')).filter((name) => name.endsWith('-module.ts'));
    } catch {
      return [];
    }
    return files.flatMap((name) => {
      const text = readFileSync(join(libs, library, 'src', name), 'utf8');
      const part = listIn(text, list);
      return [...part.matchAll(/\bid: '([^']+)'/g)].map(([, id = '']) => id);
    });
  });
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** What can be chosen for a brand: from the schemas, the features, and what the brands there are use already. */
export function choicesOf(studio: Studio): StudioChoices {
  const { workspace } = studio.options;
  const folders = studio.codes().map((code) => readFolder(studio.folder(code)));
  const files = folders.map((texts) => (valueOf(texts, 'brand') ?? {}) as Named);
  const stacks = new Map<string, readonly string[]>();
  for (const texts of folders)
    for (const { $value } of Object.values((valueOf(texts, 'theme') as Fonts | null)?.base?.font ?? {}))
      if (Array.isArray($value)) stacks.set(JSON.stringify($value), $value as string[]);
  return {
    brands: studio.brands(),
    capabilities: CAPABILITIES,
    venues: SPORTS_VENUE_CODES,
    tabs: unique([...offered(workspace, 'navigation'), ...files.flatMap(({ tabs = [] }) => tabs)]),
    homeSections: unique([
      ...offered(workspace, 'homeSections'),
      ...files.flatMap(({ homeSections = [] }) => homeSections),
    ]),
    matchVariants: MATCH_VARIANTS,
    densities: layout.entries.density.options,
    sectionHeads: layout.entries.sectionHead.options,
    corners: layout.entries.corner.options,
    fonts: [...stacks.values()].map((stack) => ({ name: stack.slice(0, 3).join(', '), stack })),
    texts: studio.texts,
  };
}
