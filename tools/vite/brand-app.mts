import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { runnerImport, type Plugin, type UserConfig } from 'vite';
import type * as BrandPlugin from './brand-plugin';
import { browserAxios } from './browser-axios.mjs';
import { PLAYER_ALIAS, WORKSPACE_ALIAS } from './workspace-alias.mjs';

const WORKSPACE = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** What every page needs from the first byte on; one file that stays cached while features change. */
const VENDOR =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|@reduxjs|redux|redux-thunk|redux-saga|@redux-saga|react-redux|use-sync-external-store|immer|reselect|axios|i18next|react-i18next|valibot)[\\/]/;

/**
 * Small parts that nearly every page shows and that depend on nothing of the app. Left to itself the bundler makes a chunk
 * of every few of them, each of a few hundred bytes, and each costs a request.
 */
const KIT = new RegExp(
  [
    String.raw`[\\/]libs[\\/]ui-kit[\\/]src[\\/](environment|styling|image|list|skeleton|icon-button|visually-hidden|icon|state-message)[\\/]`,
    String.raw`[\\/]libs[\\/]formatting[\\/]src[\\/](decimal-text|money-arithmetic|money|text)\.ts$`,
    String.raw`[\\/]libs[\\/]device[\\/]src[\\/](own-path|bound-address)\.ts$`,
  ].join('|'),
);

/** What every page with a form needs; the first one fetches it, and it stays cached for the others. */
const FORMS = /[\\/]node_modules[\\/](react-hook-form|@hookform)[\\/]/;

/** What every page with tabs or a choice of a few needs; the first one fetches it. */
const CHOICES = new RegExp(
  [
    String.raw`[\\/]node_modules[\\/]@base-ui[\\/]react[\\/]esm[\\/](tabs|radio|radio-group|composite)[\\/]`,
    String.raw`[\\/]libs[\\/]ui-kit[\\/]src[\\/](tabs|segmented-control)[\\/]`,
  ].join('|'),
);

/** What every long list needs, on whichever page the first one stands. */
const WINDOWS = /[\\/]node_modules[\\/]@tanstack[\\/]/;

/** The plugins are workspace code and import libraries by their names, which a configuration file alone could not. */
async function brandPlugins(code: string): Promise<Plugin[]> {
  const { module } = await runnerImport<typeof BrandPlugin>(join(WORKSPACE, 'tools/vite/brand-plugin.ts'), {
    configFile: false,
    root: WORKSPACE,
    logLevel: 'error',
    resolve: { alias: [WORKSPACE_ALIAS] },
  });
  const options = { workspace: WORKSPACE, code };
  return [module.brandPlugin(options), module.siteWorkerPlugin(options)];
}

/**
 * The Vite configuration of a brand's app.
 * @param code of the brand, the name of its folder under `brands/` and under `apps/`
 *
 * Environment of the development server: `PORT` and `HOST` (4200 on 127.0.0.1), `SANDBOX_ORIGIN` (http://127.0.0.1:4600).
 */
export function brandApp(code: string): UserConfig {
  const { PORT = '4200', HOST = '127.0.0.1' } = process.env;
  return {
    root: join(WORKSPACE, 'apps', code),
    cacheDir: join(WORKSPACE, 'node_modules/.vite', code),
    publicDir: false,
    envDir: false,
    clearScreen: false,
    resolve: { alias: [WORKSPACE_ALIAS, PLAYER_ALIAS] },
    plugins: [brandPlugins(code), browserAxios(), react(), tailwind()],
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
      sourcemap: false,
      // The shared chunk is measured against its floor by the size check, which knows more than a fixed limit.
      chunkSizeWarningLimit: 700,
      manifest: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', test: VENDOR, priority: 1 },
              { name: 'kit', test: KIT },
              { name: 'forms', test: FORMS },
              { name: 'windows', test: WINDOWS },
              { name: 'choices', test: CHOICES },
            ],
          },
        },
      },
    },
  };
}
