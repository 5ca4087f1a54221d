import { when } from '../finding';
import type { Check, Finding } from '../finding';
import type { Seen } from '../look';

const YEAR_S = 31_536_000;
const HASHED = /^\/assets\/.*-[\w-]{7,}\.\w+$/;
const TEXT = /\.(?:js|css|svg|json|webmanifest)$/;
/** Bytes above which a text is worth packing. */
const WORTH_IT = 2_048;
const NO_CHANGE = 'Let what stands in front of the edge pass cache-control on as it is.';

const maxAge = (header = ''): number => Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);

const namesOf = (paths: readonly string[]): string =>
  paths.length > 3
    ? `${paths.slice(0, 3).join(', ')} and ${String(paths.length - 3)} more`
    : paths.join(', ');

/** Of the files that were found, those for which something is so. */
function those(
  seen: Seen,
  isSo: (path: string, answer: Seen['page']) => boolean,
  what: string,
  mend: string,
): readonly Finding[] {
  const paths = [...seen.files].filter(([path, answer]) => isSo(path, answer)).map(([path]) => path);
  return when(paths.length > 0, `${what}: ${namesOf(paths)}.`, mend);
}

/** What pages ask for, and whether it is there. */
export const checkChunks: Check = (seen) => [
  ...when(
    ![...seen.files.keys()].some((path) => path.endsWith('.js')),
    'The page names no script.',
    'Serve the built brand: the release’s folder site, whole.',
  ),
  ...those(
    seen,
    (_, { status }) => status !== 200,
    'Files are missing that the page or its scripts name',
    'Unpack the whole release again, and prove it with sha256sum --check SHA256SUMS.',
  ),
  ...those(
    seen,
    (path, { status, headers }) =>
      status === 200 &&
      ((path.endsWith('.js') && !/javascript/.test(headers['content-type'] ?? '')) ||
        (path.endsWith('.css') && !/text\/css/.test(headers['content-type'] ?? ''))),
    'Files have a type by which browsers do not take them',
    'Let the edge answer them; a proxy must not set content-type.',
  ),
  ...when(
    seen.special.missing.status !== 404,
    'A script that is missing is answered as if it were there.',
    'A proxy must not answer missing files by the page (try_files, error_page).',
  ),
  ...when(
    seen.special.route.status !== 200 || !/text\/html/.test(seen.special.route.headers['content-type'] ?? ''),
    'A page’s own address is not answered by the page.',
    'Hand every path on to the edge, not only /.',
  ),
];

/** How long browsers and proxies may keep what they are sent. */
export const checkCaching: Check = (seen) => [
  ...when(
    !/no-cache|max-age=0|no-store/.test(seen.page.headers['cache-control'] ?? ''),
    'Browsers may keep the page without asking: a new release does not reach them.',
    NO_CHANGE,
  ),
  ...when(
    !seen.page.headers['etag'],
    'The page is sent whole every time (it has no etag).',
    'Let the proxy pass etag on.',
  ),
  ...those(
    seen,
    (path, { status, headers }) =>
      HASHED.test(path) &&
      status === 200 &&
      (maxAge(headers['cache-control']) < YEAR_S || !/immutable/.test(headers['cache-control'] ?? '')),
    'Files whose names hold a hash are not kept for ever',
    NO_CHANGE,
  ),
  ...those(
    seen,
    (path, { status, headers }) =>
      !HASHED.test(path) && status === 200 && maxAge(headers['cache-control']) > 86_400,
    'Files that change under the same name are kept for longer than a day',
    NO_CHANGE,
  ),
  ...when(
    seen.special.worker.status === 200 && maxAge(seen.special.worker.headers['cache-control']) > 0,
    'The service worker is kept: it cannot be taken away any more.',
    'What stands in front of the edge must pass /site-worker.js on uncached.',
  ),
  ...when(
    maxAge(seen.special.missing.headers['cache-control']) > 0,
    'That a file is missing is kept: it stays missing when the release is there.',
    NO_CHANGE,
  ),
];

/** Whether texts are sent packed. */
export const checkCompression: Check = (seen) => [
  ...(['br', 'gzip'] as const).flatMap((encoding) =>
    when(
      seen.packed[encoding].headers['content-encoding'] !== encoding,
      `The page is not sent as ${encoding} to browsers that take it.`,
      'Let the proxy pass accept-encoding on, and unpack nothing.',
    ),
  ),
  ...when(
    seen.packed.br.text !== seen.page.text || seen.packed.gzip.text !== seen.page.text,
    'The page says something else when it is sent packed.',
    'Empty the caches in front of the edge; they must heed Vary.',
  ),
  ...when(
    !/accept-encoding/i.test(seen.page.headers['vary'] ?? ''),
    'Caches are not told that the page is sent in several forms (Vary).',
    'Let the proxy pass vary on.',
  ),
  ...those(
    seen,
    (path, { status, bytes, headers }) =>
      TEXT.test(path) && status === 200 && bytes > WORTH_IT && !headers['content-encoding'],
    'Texts are sent bare',
    'Let the proxy pass accept-encoding on; the .br and .gz files of the release must be there.',
  ),
];

/** The web manifest and the icons. */
export const checkManifest: Check = (seen) => {
  const path = /<link[^>]*rel="manifest"[^>]*href="([^"]+)"/.exec(seen.page.text)?.[1];
  const answer = path === undefined ? undefined : seen.files.get(path);
  if (answer?.status !== 200)
    return when(
      true,
      'There is no web manifest: the site cannot be put on a home screen.',
      'Unpack the whole release again.',
    );
  const { name, icons } = readManifest(answer.text);
  return [
    ...when(
      name === '',
      'The web manifest cannot be read, or names no site.',
      'Unpack the whole release again.',
    ),
    ...when(
      !['192x192', '512x512'].every((size) => icons.some(({ sizes }) => sizes === size)),
      'The web manifest lacks an icon of 192 or of 512 pixels.',
      'Build the brand again: its icons are drawn from its assets.',
    ),
    ...when(
      icons.some(({ src }) => !/^image\//.test(seen.files.get(src)?.headers['content-type'] ?? '')),
      'Icons of the web manifest are no pictures.',
      'A proxy must not answer /icons by something else.',
    ),
    ...when(
      !/rel="apple-touch-icon"/.test(seen.page.text),
      'The page names no icon for iPhones.',
      'Build the brand again.',
    ),
  ];
};

function readManifest(text: string): {
  readonly name: string;
  readonly icons: readonly { src: string; sizes: string }[];
} {
  try {
    const { name = '', icons = [] } = JSON.parse(text) as {
      name?: string;
      icons?: { src: string; sizes: string }[];
    };
    return { name, icons };
  } catch {
    return { name: '', icons: [] };
  }
}
