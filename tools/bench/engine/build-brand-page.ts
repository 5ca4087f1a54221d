import { join } from 'node:path';
import { build } from 'vite';
import { brandApp } from '../../vite/brand-app.mjs';
import { WORKSPACE } from './processes';
import { BRAND } from './site';

/**
 * Builds a page of a bench exactly as the brand is built, with its stylesheet and data.
 * @param name of the folder under tools/bench, such as `pages/tick`
 * @returns the folder it was built into
 */
export async function buildBrandPage(name: string): Promise<string> {
  const config = brandApp(BRAND);
  const outDir = join(WORKSPACE, 'dist/bench', name);
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    root: join(WORKSPACE, 'tools/bench', name),
    build: { ...config.build, outDir },
  });
  return outDir;
}
