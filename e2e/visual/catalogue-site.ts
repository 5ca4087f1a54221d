import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { extname, join, normalize } from 'node:path';
import { ROOT } from '../fixtures/program';

const BUILT = join(ROOT, 'dist/catalogue');
/** Files of the letters that photographs are set in. */
export const FONTS = join(ROOT, 'node_modules/@fontsource/noto-sans-sc/files');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** One story as the built catalogue lists it. */
export interface ListedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** Every story of the built catalogue. */
export function listedStories(): readonly ListedStory[] {
  const index = join(BUILT, 'index.json');
  if (!existsSync(index))
    throw new Error('dist/catalogue is missing: npm run catalogue -- --build makes it.');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, ListedStory> };
  return Object.values(entries);
}

/** The built catalogue on a port of its own, with the fonts of its photographs under `/fonts/`. */
export async function serveCatalogue(): Promise<{ origin: string; close(): void }> {
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://catalogue').pathname);
    const file = path.startsWith('/fonts/') ? join(FONTS, path.slice('/fonts/'.length)) : join(BUILT, path);
    if (!existsSync(file) || extname(file) === '') {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const cache = extname(file) === '.html' ? 'no-store' : 'max-age=3600';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': cache });
    createReadStream(file).pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port for the catalogue.');
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
