import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Libraries by their names, as every import says them; each may have a second entry point for its test code. */
export const WORKSPACE_ALIAS = {
  find: /^@heptad\/([^/]+)((?:\/testing)?)$/,
  replacement: `${join(dirname(fileURLToPath(import.meta.url)), '../..')}/libs/$1/src$2/index.ts`,
};

/** The player's edition without subtitles and alternative sound, which brings no types of its own. */
export const PLAYER_ALIAS = { find: /^hls\.js$/, replacement: 'hls.js/light' };
