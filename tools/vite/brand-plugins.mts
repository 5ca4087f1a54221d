import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as BrandPlugin from './brand-plugin';
import { WORKSPACE_ALIAS } from './workspace-alias.mjs';

export const WORKSPACE = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The plugins of a brand's builds. They are workspace code and import libraries by their names, which a configuration file alone could not. */
export async function readBrandPlugins(): Promise<typeof BrandPlugin> {
  const { module } = await runnerImport<typeof BrandPlugin>(join(WORKSPACE, 'tools/vite/brand-plugin.ts'), {
    configFile: false,
    root: WORKSPACE,
    logLevel: 'error',
    resolve: { alias: [WORKSPACE_ALIAS] },
  });
  return module;
}
