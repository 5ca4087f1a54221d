import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const WORKSPACE = join(import.meta.dirname, '../../..');

/**
 * Builds a bare page with the settings of a brand's build where they matter for its size, and nothing of its own.
 * @param {string} name of a folder under tools/bench/floors or tools/bench/pages, such as `floors/foundation`
 * @returns {Promise<string>} the folder it was built into, with Vite's manifest
 */
export async function buildFloor(name) {
  const outDir = join(WORKSPACE, 'dist/bench', name);
  await build({
    configFile: false,
    root: join(WORKSPACE, 'tools/bench', name),
    logLevel: 'error',
    publicDir: false,
    envDir: false,
    resolve: { alias: [{ find: /^@heptad\/([^/]+)$/, replacement: `${WORKSPACE}/libs/$1/src/index.ts` }] },
    plugins: [react()],
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
    },
  });
  return outDir;
}
