import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import table from './table.json';

const ROOT = join(__dirname, '../..');
/** What ships to a browser. */
const SHIPPED = ['brand-app', 'shell', 'feature', 'data', 'ui', 'contract', 'util'];
const NETWORK =
  /(?<![.\w])fetch\((?!\))|XMLHttpRequest|sendBeacon|new WebSocket\(|new EventSource\(|from 'axios'/;

const folders = Object.entries(table.projects)
  .filter(([, type]) => SHIPPED.includes(type))
  .map(([folder]) => `${folder}/src`);

const sources = (folder: string): readonly string[] => {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:spec|stories)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`);
  } catch {
    // A project that the table knows before it exists.
    return [];
  }
};

it('API-001 every call goes through one wrapper: nothing else that ships reaches for the network', () => {
  const reaching = folders
    .flatMap(sources)
    .filter((file) => NETWORK.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(reaching.sort()).toEqual([
    'libs/api-client/src/axios-transport.ts',
    // The platform socket, and how fast a line answers: neither is a call.
    'libs/app-shell/src/composition/platform.ts',
    'libs/app-shell/src/site/line/measure-site-lines.ts',
    'libs/app-shell/src/site/line/use-site-line-states.ts',
    // What a visit tells the edge has no answer.
    'libs/app-shell/src/watch/watch-visit.ts',
  ]);
});
