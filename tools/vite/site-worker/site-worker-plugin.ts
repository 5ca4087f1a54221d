import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readBrand } from '../brand-source';
import type { BrandPluginOptions } from '../brand-plugin';
import { offlinePage } from './offline-page';
import { SITE_WORKER_FILE } from './site-worker-file';

const OFFLINE_PAGE = 'virtual:offline-page';

/** A build's files by their names, as far as the stamp reads them. */
export type StampedBundle = Readonly<
  Record<
    string,
    | { readonly type: 'chunk'; readonly isEntry: boolean; readonly fileName: string; code: string }
    | { readonly type: 'asset' }
  >
>;

/**
 * Writes into the worker which build it serves.
 * @throws Error when the worker, or the one first script of the page, is not among the files
 */
export function stampSiteWorker(bundle: StampedBundle): void {
  const worker = bundle[SITE_WORKER_FILE];
  const entries = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.isEntry && file.fileName !== SITE_WORKER_FILE ? [file.fileName] : [],
  );
  const [entry] = entries;
  if (worker?.type !== 'chunk' || entry === undefined || entries.length > 1)
    throw new Error(`A site has ${SITE_WORKER_FILE} and one first script; found ${entries.join(', ')}.`);
  const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 16);
  worker.code = worker.code.replaceAll('%BUILD%', build).replaceAll('%ENTRY%', `/${entry}`);
}

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
      const page = offlinePage(readBrand(join(workspace, 'brands'), code));
      return `export const offline = ${JSON.stringify(page)};`;
    },
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => stampSiteWorker(bundle),
    },
  };
}
