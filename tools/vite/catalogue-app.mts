import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import { runnerImport, type Plugin, type UserConfig } from 'vite';
import type * as CataloguePlugin from './catalogue-plugin';
import { PLAYER_ALIAS, WORKSPACE_ALIAS } from './workspace-alias.mjs';

const WORKSPACE = join(dirname(fileURLToPath(import.meta.url)), '../..');

async function cataloguePlugins(): Promise<Plugin[]> {
  const { module } = await runnerImport<typeof CataloguePlugin>(
    join(WORKSPACE, 'tools/vite/catalogue-plugin.ts'),
    { configFile: false, root: WORKSPACE, logLevel: 'error', resolve: { alias: [WORKSPACE_ALIAS] } },
  );
  return [module.cataloguePlugin(WORKSPACE), module.aboutPlugin(WORKSPACE)];
}

/** What the catalogue's Vite has beside Storybook's own: the libraries by name, the brands, and Tailwind over their tokens. */
export function catalogueApp(): UserConfig {
  return {
    cacheDir: join(WORKSPACE, 'node_modules/.vite/catalogue'),
    publicDir: false,
    envDir: false,
    clearScreen: false,
    resolve: { alias: [WORKSPACE_ALIAS, PLAYER_ALIAS] },
    plugins: [cataloguePlugins(), tailwind()],
    server: { fs: { allow: [WORKSPACE] } },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The pages of a workshop: nobody waits for them on a phone.
      chunkSizeWarningLimit: 4000,
    },
  };
}
