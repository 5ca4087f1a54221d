import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { readBrandPlugins, WORKSPACE } from './brand-plugins.mjs';
import { PLAYER_ALIAS, WORKSPACE_ALIAS } from './workspace-alias.mjs';

async function brandPlugins(code: string): Promise<Plugin[]> {
  const module = await readBrandPlugins();
  const options = { workspace: WORKSPACE, code };
  return [
    module.brandModulePlugin(options),
    module.aboutPlugin(WORKSPACE),
    module.articlesPlugin(),
    module.guidesPlugin(options),
    module.writtenPaths(WORKSPACE),
  ];
}

/**
 * The Vite configuration of what renders a brand's first screens at the edge: one program for Node, with all it needs.
 * @param code of the brand
 */
export function renderApp(code: string): UserConfig {
  return {
    root: join(WORKSPACE, 'apps', code),
    cacheDir: join(WORKSPACE, 'node_modules/.vite', `${code}-render`),
    publicDir: false,
    envDir: false,
    clearScreen: false,
    resolve: { alias: [WORKSPACE_ALIAS, PLAYER_ALIAS] },
    plugins: [brandPlugins(code), react()],
    // Node would else choose the packages' slow editions, which are for development.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    worker: { format: 'es' },
    build: {
      ssr: 'src/first-screen.ts',
      outDir: join(WORKSPACE, 'dist/render', code),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      // Drawings have the addresses that the client's build gave them.
      assetsInlineLimit: 0,
      // A release has no package beside them that says what kind of modules they are.
      rolldownOptions: {
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'assets/[name]-[hash].mjs' },
      },
    },
  };
}
