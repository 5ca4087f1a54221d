import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { DeploymentConfig, RenderFirstScreen } from '@heptad/brand-config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding';
import { pathOf } from './edge-handler';
import { KeptFiles } from './kept-files';
import { olderAssets } from './older-assets';
import { inlineHashes, insertDeployment, packPage } from './page';
import type { PackedPage } from './page';
import { isPackedCopy } from './packed-files';
import { RETIRED_WORKER, SITE_WORKER_PATH } from './retired-worker';
import { pageHeaders, pagePolicy, workerPolicy } from './security-headers';
import { createSiteScreens } from './site-screens';

const PAGE_FILE = 'index.html';
/** The build puts a hash of the content into these names. */
const HASHED = /^\/assets\/.*-[\w-]{7,}\.\w+$/;
/** A name that cannot lead anywhere else, however it is read. */
const OWN_NAME = /^\/assets\/[\w.-]+$/;
/** A last segment that names a file; a page's path may hold other dots. */
const FILE =
  /\.(?:m?js|css|map|json|webmanifest|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|ttf|wasm|mp3|mp4|m3u8)$/i;
const HIDDEN = /\/\./;
/** A script that a browser runs in a thread of its own, by the policy of the script's answer. */
const THREAD = /\/[\w-]+-worker(?:-[\w-]{7,})?\.js$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';
/** One for all sites: what may be kept is bounded for the process. */
const keptFiles = new KeptFiles();

export interface SiteFilesOptions {
  /** The folder of the built brand. */
  readonly root: string;
  /** Folders of earlier builds, newest first. */
  readonly olderRoots?: readonly string[];
  readonly deployment: DeploymentConfig;
  /** Renders first screens into the page; it comes without where absent. */
  readonly render?: RenderFirstScreen;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
}

/** Whether a path, still encoded and without its query, is a file's and not a page's. */
export const isFilePath = (path: string): boolean =>
  FILE.test(path) || isPackedCopy(path) || HIDDEN.test(path) || path.startsWith('/assets/');

function readPage(root: string): string {
  const file = join(root, PAGE_FILE);
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`There is no built page at ${file}; build the brand first (npm run build).`, { cause });
  }
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  reply.headers({
    ...headers,
    // Asked for every time, so that a deployment reaches everybody; an unchanged page is not sent again.
    'cache-control': ASK_FIRST,
    vary: 'Accept-Encoding',
    etag: page.etag,
  });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page[encoding ?? 'plain']);
}

/** The page and the files of one site. */
export interface SiteFiles {
  /** The folder of the built brand. */
  readonly root: string;
  /** Answers a request by a file or by the page. */
  answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | void | Promise<FastifyReply>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The site whose page or file is asked for. */
    site: { readonly files: SiteFiles };
  }
}

/**
 * Serves a built brand: its files as they are, hashed ones for ever and packed where the build packed them; its page for
 * every other path, because routes are the app's. A file that is missing is missing: it is never answered by the page.
 * A hashed file that only an earlier build has is found there.
 * @throws Error when the folder holds no page, or a page without the marker
 */
export function createSiteFiles(options: SiteFilesOptions): SiteFiles {
  const { root, olderRoots = [], deployment, render } = options;
  const html = insertDeployment(readPage(root), deployment);
  const page = packPage(html);
  const headers = {
    ...pageHeaders(deployment),
    'content-security-policy': pagePolicy(deployment, inlineHashes(html)),
  };
  const byScreen = render && createSiteScreens(html, { ...options, render });
  const answerByPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    (await byScreen?.(request, reply)) ?? sendPage(request, reply, page, headers);
  const answerByFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> => {
    const name = decodeURIComponent(path);
    const folder = older.get(path) ?? root;
    const kept =
      HASHED.test(path) && OWN_NAME.test(path)
        ? await keptFiles.find(join(folder, name), request.headers)
        : undefined;
    return kept ? reply.headers(kept.headers).send(kept.body) : reply.sendFile(name, folder);
  };
  const threadPolicy = workerPolicy(deployment);
  const older = olderAssets(root, olderRoots);
  return {
    root,
    answer(request, reply) {
      const path = pathOf(request.raw);
      if (path === `/${PAGE_FILE}`) return sendPage(request, reply, page, headers);
      if (!isFilePath(path)) return answerByPage(request, reply);
      if (path.endsWith('/') || HIDDEN.test(path)) return reply.callNotFound();
      reply.header('cache-control', HASHED.test(path) ? FOREVER : ASK_FIRST);
      reply.header('vary', 'Accept-Encoding');
      if (THREAD.test(path)) reply.header('content-security-policy', threadPolicy);
      if (path === SITE_WORKER_PATH && deployment.siteWorker === 'retired')
        return reply.type('text/javascript; charset=utf-8').send(RETIRED_WORKER);
      return answerByFile(request, reply, path);
    },
  };
}

/** Puts what answers by files and pages on the server. @param anyRoot a folder that is there; each site has its own */
export function registerFiles(app: FastifyInstance, anyRoot: string): void {
  app.register(fastifyStatic, {
    root: anyRoot,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
  });
  app.get('/*', (request, reply) => request.site.files.answer(request, reply));
  app.setNotFoundHandler((_, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Not found.\n'),
  );
}
