import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { WORKSPACE_ALIAS } from './workspace-alias.mjs';

const WORKSPACE = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * The Vite configuration of the games' page, which the platform serves at the games' own origin from `dist/apps/games`. No script or
 * style is written into the page and none is made from text, so that its policy need allow nothing but files of its origin.
 */
export function gamesApp(): UserConfig {
  return {
    root: join(WORKSPACE, 'apps/games'),
    cacheDir: join(WORKSPACE, 'node_modules/.vite/games'),
    publicDir: false,
    envDir: false,
    clearScreen: false,
    resolve: { alias: [WORKSPACE_ALIAS] },
    plugins: [react(), tailwind()],
    build: {
      outDir: join(WORKSPACE, 'dist/apps/games'),
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: false,
      assetsInlineLimit: 0,
      // What draws the games is one large package, fetched by the games that need it.
      chunkSizeWarningLimit: 900,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    },
  };
}
