/** How much script may be fetched, as multiples of the floor F. */
export const BUDGETS = { home: 1.2, homeEverything: 1.6, route: 0.2 };

/** What has been reached where a budget is not yet, so that nothing grows meanwhile. These may only be lowered. */
export const REACHED = { home: 1.41, route: 0.2 };

/**
 * Chunks that many routes share and that stay cached between them, by the names the build gives them, each with its own
 * limit in multiples of F: what is counted for no page must not become a place to hide.
 */
export const NAMED_SHARED_CHUNKS = new Map([
  ['vendor', 0.95],
  ['forms', 0.1],
  ['windows', 0.075],
  ['choices', 0.08],
  ['strips', 0.015],
  ['decimal', 0.09],
  ['dates', 0.045],
  ['writes', 0.03],
]);

/** What the home page's first full paint needs beside the entry; what a phone's first screen does not show is not among it. */
const HOME_SOURCES = [
  /^libs\/home\/src\/home-parts\.ts$/,
  /^libs\/home\/src\/messages\/zh-CN\.json$/,
  /^libs\/home\/src\/page\/home-page\.tsx$/,
  /^libs\/sports-betting\/src\/sports-parts\.ts$/,
  /^libs\/sports-betting\/src\/messages\/zh-CN\.json$/,
  /^libs\/sports-betting\/src\/hot-matches\/hot-matches\.tsx$/,
];

/** What names the pages and sections of a feature, and its texts. */
const PARTS = /^libs\/([^/]+)\/src\/.*-parts\.ts$/;
/** Sections and panels that a module names itself, because they wait for nothing else of their feature. */
const STANDALONE = [/^libs\/finance\/src\/balance-head\/balance-head\.tsx$/];
const PAGE = /\.tsx$/;
const TEXTS = /\/messages\/zh-CN\.json$/;

/** Keys of Vite's manifest are paths from the app's folder; this is the path from the workspace's root. */
const sourceOf = (key) => key.replace(/^(\.\.\/)+/, '');

/** The keys of the sources that a pattern names. Throws where it names none: what it stood for would be counted no more. */
function keysOf(manifest, pattern) {
  const keys = Object.keys(manifest).filter((key) => pattern.test(sourceOf(key)));
  if (keys.length === 0)
    throw new Error(`The build has no source ${pattern}: mend the pattern in tools/bench/sizes.mjs.`);
  return keys;
}

/** The script files that the chunks with these keys need before they can run: their own and all they import, transitively. */
export function scriptsOf(manifest, keys) {
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build's manifest names no chunk "${key}".`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const each of chunk.imports ?? []) visit(each);
  };
  keys.forEach(visit);
  return new Set([...files].filter((file) => file.endsWith('.js')));
}

/** The scripts of the home page until its first full paint. */
export function homeScripts(manifest) {
  const keys = Object.keys(manifest);
  // The site's worker is an entry too, but no page waits for it.
  const entries = keys.filter((key) => manifest[key].isEntry && key.endsWith('.html'));
  if (entries.length === 0) throw new Error('The build’s manifest has no entry.');
  return scriptsOf(manifest, [...entries, ...HOME_SOURCES.flatMap((source) => keysOf(manifest, source))]);
}

/** The texts that a page itself brings: its chunk names them, or one that it imports and that home has not brought. */
function textsOf(manifest, page, home) {
  const seen = new Set();
  const visit = (key) => {
    const { file, imports = [], dynamicImports = [] } = manifest[key];
    if (seen.has(key) || home.has(file)) return [];
    seen.add(key);
    return [...dynamicImports.filter((each) => TEXTS.test(each)), ...imports.flatMap(visit)];
  };
  return visit(page);
}

/** The pages and sections that features fetch when they are shown, each with the keys a cold visit needs. */
function lazyPages(manifest, home) {
  const own = (page, needed) => ({
    source: sourceOf(page),
    keys: [...needed, page, ...textsOf(manifest, page, home)],
  });
  const named = keysOf(manifest, PARTS).flatMap((parts) => {
    const lazy = manifest[parts].dynamicImports ?? [];
    const texts = lazy.filter((key) => TEXTS.test(key));
    return lazy.filter((key) => PAGE.test(key)).map((page) => own(page, [parts, ...texts]));
  });
  const standalone = STANDALONE.flatMap((source) => keysOf(manifest, source));
  return [...named, ...standalone.map((page) => own(page, []))];
}

/**
 * Holds one brand's build against the budgets.
 * @param {Record<string, { file: string, name?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }>} manifest Vite's
 * @param {(file: string) => number} sizeOf brotli bytes of a file of the build
 * @param {number} floor brotli bytes of F
 * @param {{ home: number, route: number }} limits
 * @returns {{ what: string, bytes: number, ratio: number, limit: number, over: boolean }[]} home first, then each lazy page, the largest first, then the named shared chunks
 */
export function heldAgainstBudgets(manifest, sizeOf, floor, limits = BUDGETS) {
  const sum = (files) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);
  const line = (what, files, limit) => {
    const bytes = sum(files);
    return { what, bytes, ratio: bytes / floor, limit, over: bytes > limit * floor };
  };
  const home = homeScripts(manifest);
  const named = Object.values(manifest).filter(({ name }) => NAMED_SHARED_CHUNKS.has(name));
  for (const wanted of NAMED_SHARED_CHUNKS.keys())
    if (!named.some(({ name }) => name === wanted))
      throw new Error(
        `The build has no chunk "${wanted}": mend NAMED_SHARED_CHUNKS in tools/bench/sizes.mjs.`,
      );
  const shared = new Set(named.map(({ file }) => file));
  const pages = lazyPages(manifest, home).map(({ source, keys }) =>
    line(
      source,
      [...scriptsOf(manifest, keys)].filter((file) => !home.has(file) && !shared.has(file)),
      limits.route,
    ),
  );
  return [
    line('home', [...home], limits.home),
    ...pages.sort((a, b) => b.bytes - a.bytes),
    ...named.map(({ name, file }) => line(`chunk "${name}"`, [file], NAMED_SHARED_CHUNKS.get(name))),
  ];
}
