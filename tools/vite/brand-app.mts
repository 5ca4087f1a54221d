import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { ConfigEnv, Plugin, UserConfig } from 'vite';
import { readBrandPlugins, WORKSPACE } from './brand-plugins.mjs';
import { leanPackages } from './lean-packages.mjs';
import { renderApp } from './render-app.mjs';
import { belongsTo, SHARED_CHUNKS, sharedChunkNames } from './shared-chunks';
import { PLAYER_ALIAS, WORKSPACE_ALIAS } from './workspace-alias.mjs';

async function brandPlugins(code: string, brandsFolder?: string): Promise<Plugin[]> {
  const module = await readBrandPlugins();
  const options = { workspace: WORKSPACE, code, brandsFolder };
  // The worker's comes last: it tells what is in every file.
  return [
    module.brandPlugin(options),
    module.aboutPlugin(WORKSPACE),
    module.articlesPlugin(),
    module.guidesPlugin(options),
    module.writtenPaths(WORKSPACE),
    module.compileHints(),
    module.privateMaps(),
    module.siteWorkerPlugin(options),
  ];
}

/** The chunks that every page's own script stands on: whoever fetches another has them. */
const ENTRY = /\/(?:app|vendor|rolldown-runtime)-[\w-]+\.js$/;

/** Seven signs of its content's hash tell the builds of a script apart; home's scripts name two hundred others, and no sign packs. */
const SCRIPT_NAME = 'assets/[name]-[hash:7].js';

/** What is fetched with a part of the app, beside what is there already: its list would only make the scripts longer. */
const withoutEntry = (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? files : files.filter((file) => !ENTRY.test(file));

/**
 * The Vite configuration of a brand's app.
 * @param code of the brand, the name of its folder under `brands/` and under `apps/`
 * @param brandsFolder holds the brand's folder where that is not `brands/`
 *
 * Environment of the development server: `PORT` and `HOST` (4200 on 127.0.0.1), `SANDBOX_ORIGIN` (http://127.0.0.1:4600).
 */
export function brandApp(code: string, brandsFolder?: string): UserConfig {
  const { PORT = '4200', HOST = '127.0.0.1' } = process.env;
  return {
    root: join(WORKSPACE, 'apps', code),
    cacheDir: join(WORKSPACE, 'node_modules/.vite', code),
    publicDir: false,
    envDir: false,
    clearScreen: false,
    resolve: { alias: [WORKSPACE_ALIAS, PLAYER_ALIAS] },
    plugins: [
      brandPlugins(code, brandsFolder),
      sharedChunkNames(WORKSPACE),
      leanPackages(WORKSPACE),
      react(),
      tailwind(),
    ],
    server: {
      port: Number(PORT),
      strictPort: true,
      host: HOST,
      allowedHosts: ['.localhost'],
      fs: { allow: [WORKSPACE] },
    },
    // A thread of its own fetches the decompressor in script only where the browser has none.
    worker: { format: 'es' },
    build: {
      outDir: join(WORKSPACE, 'dist/apps', code),
      emptyOutDir: true,
      target: 'es2022',
      // A release keeps them apart, to read what browsers report.
      sourcemap: process.env['SOURCE_MAPS'] === '1' ? 'hidden' : false,
      // The shared chunk is measured against its floor by the size check, which knows more than a fixed limit.
      chunkSizeWarningLimit: 700,
      manifest: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies: withoutEntry },
      rolldownOptions: {
        // Reading a property does nothing else anywhere here: a schema that no page uses goes, though it spreads another's fields.
        treeshake: { propertyReadSideEffects: false },
        output: {
          entryFileNames: SCRIPT_NAME,
          chunkFileNames: SCRIPT_NAME,
          codeSplitting: {
            groups: SHARED_CHUNKS.map((chunk) => ({
              name: chunk.name,
              priority: chunk.priority,
              test: belongsTo(chunk),
            })),
          },
        },
      },
    },
  };
}

/** The Vite configuration of a brand: its app, and with `--ssr` what renders first screens at the edge. */
export const brandBuild =
  (code: string) =>
  ({ isSsrBuild }: ConfigEnv): UserConfig =>
    isSsrBuild === true ? renderApp(code) : brandApp(code);
