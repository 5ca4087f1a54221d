import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Libraries by their names, as every import says them. */
export const WORKSPACE_ALIAS = {
  find: /^@heptad\/([^/]+)$/,
  replacement: `${join(dirname(fileURLToPath(import.meta.url)), '../..')}/libs/$1/src/index.ts`,
};

/** The player's edition without subtitles and alternative sound, which brings no types of its own. */
export const PLAYER_ALIAS = { find: /^hls\.js$/, replacement: 'hls.js/light' };
