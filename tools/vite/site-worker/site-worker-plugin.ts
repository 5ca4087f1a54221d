import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { SITE_WORKER_FILE } from '@heptad/brand-config';
import type { Plugin } from 'vite';
import { readBrand } from '../brand-source';
import type { BrandPluginOptions } from '../brand-plugin';
import { HASH_BYTES } from './built-file';
import { offlinePage } from './offline-page';

const OFFLINE_PAGE = 'virtual:offline-page';

/** A build's files by their names, as far as the stamp touches them. */
export type StampedBundle = Readonly<
  Record<
    string,
    | { readonly type: 'chunk'; readonly isEntry: boolean; readonly fileName: string; code: string }
    | { readonly type: 'asset'; source: string | Uint8Array }
  >
>;

const ASSETS = 'assets/';
const PAGE = 'index.html';
/** The scripts and the stylesheet that the page itself names. */
const NAMED = /<(?:script|link)\b[^>]*? (?:src|href)="\/(assets\/[^"]+)"/g;

const sha256 = (content: string | Uint8Array): Buffer => createHash('sha256').update(content).digest();

/**
 * Writes into the worker which build it serves and what its files hold, and into the page what the files hold that it names.
 * @throws Error when the worker, the page, or the one first script of the page, is not among the files
 */
export function stampBuild(bundle: StampedBundle): void {
  const worker = bundle[SITE_WORKER_FILE];
  const page = bundle[PAGE];
  const entries = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.isEntry && file.fileName !== SITE_WORKER_FILE ? [file.fileName] : [],
  );
  const [entry] = entries;
  if (worker?.type !== 'chunk' || page?.type !== 'asset' || entry === undefined || entries.length > 1)
    throw new Error(
      `A site has ${SITE_WORKER_FILE}, ${PAGE} and one first script; found ${entries.join(', ')}.`,
    );
  const hashes = new Map(
    Object.entries(bundle)
      .filter(([name]) => name.startsWith(ASSETS))
      .map(([name, file]) => [name, sha256(file.type === 'chunk' ? file.code : file.source)]),
  );
  const list = [...hashes].map(
    ([name, hash]) => `${name.slice(ASSETS.length)}:${hash.subarray(0, HASH_BYTES).toString('base64')}`,
  );
  const files = list.sort().join(',');
  worker.code = worker.code
    .replaceAll('%BUILD%', sha256(files).toString('hex').slice(0, 16))
    .replaceAll('%ENTRY%', `/${entry}`)
    .replaceAll('%FILES%', files);
  page.source = textOf(page.source).replace(NAMED, (tag, name: string) => {
    const hash = hashes.get(name);
    if (hash === undefined) throw new Error(`The page names ${name}, which is not there.`);
    return `${tag} integrity="sha256-${hash.toString('base64')}"`;
  });
}

const textOf = (source: string | Uint8Array): string =>
  typeof source === 'string' ? source : Buffer.from(source).toString('utf8');

/** Builds the service worker of a brand's site beside its app. A development server has none: what it serves has no hashes. */
export function siteWorkerPlugin({ workspace, code }: BrandPluginOptions): Plugin {
  return {
    name: 'heptad-site-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: join(workspace, 'tools/vite/site-worker/site-worker.ts'),
        fileName: SITE_WORKER_FILE,
      });
    },
    resolveId: (id) => (id === OFFLINE_PAGE ? `\0${OFFLINE_PAGE}` : undefined),
    load(id) {
      if (id !== `\0${OFFLINE_PAGE}`) return undefined;
      const source = readBrand(join(workspace, 'brands'), code);
      const name = source.brand.names['zh-CN'];
      return `export const offline = ${JSON.stringify(offlinePage(source))}; export const name = ${JSON.stringify(name)};`;
    },
    generateBundle: {
      // After all that touch a file: what is named here is what is served.
      order: 'post',
      handler: (_, bundle) => stampBuild(bundle),
    },
  };
}
