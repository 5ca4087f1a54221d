import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Brand } from '@heptad/brand-config';
import { DEFAULT_VENUE, FAMILY_OF_VENUE } from '@heptad/contracts';

/** What is read of a chunk of a build. */
interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}

/** A build's files by their names, as Vite hands them to plugins. */
export type Built = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

/** The scripts of an entrance, by its path. */
export type EntranceScripts = Readonly<Record<string, readonly string[]>>;

/** Halls whose games are drawn by one page. */
const HALLS = ['egame', 'live', 'fishing', 'lottery'];

/**
 * The pages that most visits begin with, and the modules that each asks for one after the other until it is drawn: with
 * them named in the page, they are on their way while the app is still being fetched.
 */
function entrances({ venueOrder }: Pick<Brand, 'venueOrder'>): Readonly<Record<string, readonly string[]>> {
  const family = FAMILY_OF_VENUE[venueOrder[0] ?? DEFAULT_VENUE];
  const hall = [
    // The call for its games comes before what draws them.
    'libs/games/src/halls/prefetch-hall.ts',
    'libs/games/src/games-parts.ts',
    'libs/games/src/messages/zh-CN.json',
    'libs/games/src/halls/hall-page.tsx',
  ];
  return {
    '/': [
      'libs/home/src/home-parts.ts',
      'libs/home/src/messages/zh-CN.json',
      'libs/home/src/page/home-page.tsx',
      'libs/sports-betting/src/sports-parts.ts',
      'libs/sports-betting/src/messages/zh-CN.json',
      'libs/sports-betting/src/hot-matches/hot-matches.tsx',
      'libs/sports-betting/src/hot-matches/hot-content.tsx',
    ],
    '/home/sports': [
      'libs/sports-betting/src/sports-parts.ts',
      // What the first calls are made with comes before what draws the page.
      'libs/sports-betting/src/match-list/prefetch-lists.ts',
      'libs/venue-gateway/src/session/venue-sessions.ts',
      `libs/venue-gateway/src/${family}/${family}-venue.ts`,
      'libs/sports-betting/src/messages/zh-CN.json',
      'libs/sports-betting/src/match-list/sports-page.tsx',
    ],
    ...Object.fromEntries(HALLS.map((area) => [`/venues/${area}`, hall])),
  };
}

const isChunk = (file: Built[string]): file is Chunk => file.type === 'chunk';

/** The chunks with these names and all they import. */
function withImports(bundle: Built, names: Iterable<string>): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk === undefined || !isChunk(chunk)) return;
    seen.add(name);
    chunk.imports.forEach(visit);
  };
  [...names].forEach(visit);
  return seen;
}

/**
 * The scripts that each entrance fetches beside the app's own, which the page names already.
 * @param bundle the files of the build
 * @throws Error when a module has been moved away, since its entrance would silently become slower
 */
export function entranceScripts(
  workspace: string,
  bundle: Built,
  brand: Pick<Brand, 'venueOrder'>,
): EntranceScripts {
  const chunks = Object.values(bundle).filter(isChunk);
  const entry = withImports(
    bundle,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  /** A brand without a feature has no chunk of it. */
  const chunksOf = (module: string): string[] => {
    if (!existsSync(join(workspace, module)))
      throw new Error(`An entrance names ${module}, which is not there.`);
    return chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => relative(workspace, id) === module))
      .map(({ fileName }) => fileName);
  };
  return Object.fromEntries(
    Object.entries(entrances(brand)).map(([path, modules]) => [
      path,
      [...withImports(bundle, modules.flatMap(chunksOf))].filter((name) => !entry.has(name)),
    ]),
  );
}
