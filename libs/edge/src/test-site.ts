import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { DeploymentConfig } from '@heptad/brand-config';

export const PAGE = [
  '<!doctype html><html><head>',
  "<style>body{color:red}</style><script>console.log('first')</script>",
  '<!--deployment-->',
  '<script type="module" src="/assets/main-abcdefg.js"></script>',
  '</head><body></body></html>',
].join('\n');

/** A page as the build writes it, with its skeleton marked. */
export const SCREEN_PAGE = [
  '<!doctype html><html lang="zh-CN" data-theme="light"><head><title>某牌</title>',
  '<meta name="description" content="一句话"><meta name="apple-mobile-web-app-title" content="某牌">',
  "<style>body{color:red}</style><script>console.log('first')</script>",
  '</head><body><!--deployment-->',
  '<div id="root"><!--skeleton--><i>skeleton</i><!--/skeleton--></div>',
  '<link rel="stylesheet" href="/assets/style-abcdefgh.css"></body></html>',
].join('\n');

export const DEPLOYMENT: DeploymentConfig = {
  environment: 'production',
  origins: ['https://play.example'],
  gameOrigins: ['https://games.example'],
  imageOrigins: ['https://img.example'],
  videoOrigins: ['https://video.example'],
  embeddingOrigins: ['https://portal.example'],
  signatureSalts: { '/site': 'salt-for-tests' },
  socketLine: '/stream',
  replacedNames: ['</script><script>alert(1)</script>'],
  siteWorker: 'serves',
  measuredVisits: 0,
};

/** Writes a built brand into a folder of its own. */
export function buildSite(files: Record<string, string | Buffer> = {}): { root: string; remove: () => void } {
  const top = mkdtempSync(join(tmpdir(), 'heptad-edge-'));
  const root = join(top, 'site');
  const script = 'export const answer = 42;';
  const all = {
    'index.html': PAGE,
    'assets/main-abcdefg.js': script,
    'assets/main-abcdefg.js.br': brotliCompressSync(script),
    'assets/main-abcdefg.js.gz': gzipSync(script),
    'assets/payload-worker-abcdefgh.js': script,
    'manifest.webmanifest': '{}',
    '../secret.txt': 'not for anybody',
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return { root, remove: () => rmSync(top, { recursive: true }) };
}

/** Starts a server on a free port of loopback. */
export async function listen(
  server: Server | RequestListener,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const running = typeof server === 'function' ? createServer(server) : server;
  await new Promise<void>((ready) => running.listen(0, '127.0.0.1', ready));
  const { port } = running.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        running.close(() => done());
        running.closeAllConnections();
      }),
  };
}
