import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { projectName } from '../nx/plugin.mjs';
import { nx } from './nx.mjs';
import { Mendable, say } from './report.mjs';

const BUILT = 'dist/apps/games/index.html';
/** What the games' page is made of. */
const SOURCES = [
  'apps/games',
  'libs/game-frames',
  'libs/game-rules',
  'libs/contracts',
  'libs/formatting',
  'tools/vite/games-app.mts',
  'package-lock.json',
];

/** The project of the games' page. */
export const gamesProject = () => projectName('apps/games');

/** When a file, or the newest file in a folder, was changed; milliseconds. */
function newestIn(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** Whether the built page of the games is there and newer than all that it is made of. */
export const isBuilt = (built = BUILT, sources = SOURCES) =>
  existsSync(built) && sources.every((source) => newestIn(source) <= statSync(built).mtimeMs);

/** Builds the games' page, which the platform serves, where it is missing or older than its sources. */
export async function ensureGames() {
  if (isBuilt()) return;
  say('Building the games …');
  if ((await nx(['run', `${gamesProject()}:build`])) !== 0)
    throw new Mendable('The games could not be built; the lines above say where.');
  // Files that come out of the cache may bear the time of when they went in.
  utimesSync(BUILT, new Date(), new Date());
}
