import { watch } from 'node:fs';
import { join } from 'node:path';
import type { Server } from 'node:http';
import { studioPage } from './page';
import { furtherCalls } from './further-calls';
import { studioServer, type StudioParts } from './serve';
import { Studio } from './studio';

const QUIET_MS = 150;
const workspace = process.cwd();
/** `STUDIO_BRANDS`: the folder that is worked on; `STUDIO_DRAFTS`: where drafts are written; `STUDIO_PORT`: of the page. */
const {
  STUDIO_PORT = '4700',
  STUDIO_BRANDS: brandsFolder = join(workspace, 'brands'),
  STUDIO_DRAFTS: draftsFolder = join(workspace, 'dist/studio'),
} = process.env;

const studio = new Studio({ workspace, brandsFolder, draftsFolder });

/** An editor writes a file in several steps: looked at once it rests. */
const resting = new Map<string, NodeJS.Timeout>();
watch(brandsFolder, { recursive: true }, (_event, name) => {
  const code = (name ?? '').split(/[\\/]/, 1)[0] ?? '';
  clearTimeout(resting.get(code));
  resting.set(
    code,
    setTimeout(() => {
      studio.look(code).catch((error: unknown) => console.error(error));
    }, QUIET_MS),
  );
});

let page: StudioParts['page'] = (_request, response) => response.end('The studio is starting.');
const server: Server = studioServer(studio, {
  further: furtherCalls(studio),
  page: (request, response) => page(request, response),
});
page = await studioPage(workspace, () => server);
server.listen(Number(STUDIO_PORT), '127.0.0.1');
