import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { runnerImport, type Plugin, type UserConfig } from 'vite';
import type * as BrandPlugin from './brand-plugin';

const WORKSPACE = join(dirname(fileURLToPath(import.meta.url)), '../..');

const ALIAS = [{ find: /^@heptad\/([^/]+)$/, replacement: `${WORKSPACE}/libs/$1/src/index.ts` }];

/** What every page needs from the first byte on; one file that stays cached while features change. */
const VENDOR =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|@reduxjs|redux|redux-thunk|redux-saga|@redux-saga|react-redux|use-sync-external-store|immer|reselect|axios|i18next|react-i18next|valibot)[\\/]/;

/** The plugin is workspace code and imports libraries by their names, which a configuration file alone could not. */
async function brandPlugin(code: string): Promise<Plugin> {
  const { module } = await runnerImport<typeof BrandPlugin>(join(WORKSPACE, 'tools/vite/brand-plugin.ts'), {
    configFile: false,
    root: WORKSPACE,
    logLevel: 'error',
    resolve: { alias: ALIAS },
  });
  return module.brandPlugin({ workspace: WORKSPACE, code });
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
    resolve: { alias: ALIAS },
    plugins: [brandPlugin(code), react(), tailwind()],
    server: {
      port: Number(PORT),
      strictPort: true,
      host: HOST,
      allowedHosts: ['.localhost'],
      fs: { allow: [WORKSPACE] },
    },
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
          codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }] },
        },
      },
    },
  };
}
