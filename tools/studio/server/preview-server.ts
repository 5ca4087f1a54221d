import { join } from 'node:path';
import { createServer, type UserConfig } from 'vite';
import { brandApp } from '../../vite/brand-app.mjs';
import { DEFAULT_SANDBOX_ORIGIN } from '../../vite/development';
import { readFolder, valueOf } from './brand-folder';
import { previewLook } from './preview-look';
import type { PagesOfBrand } from './previews';
import { visitorStates } from './visitor-states';

const FIRST_PORT = 4710;

/**
 * Starts the development server of a brand's pages, and tells its origin. All are below one host name, so that the pages in the studio's
 * frames keep their cookies, each its own.
 * @param workspace holds the brands' applications
 */
export async function startPreview(workspace: string, { code, folder, kind }: PagesOfBrand): Promise<string> {
  const config: UserConfig = brandApp(code, folder);
  const site = (): string => {
    const brand = valueOf(readFolder(join(folder, code)), 'brand') as { siteId?: unknown } | null;
    return String(brand?.siteId ?? '');
  };
  const vite = await createServer({
    ...config,
    configFile: false,
    logLevel: 'error',
    cacheDir: join(workspace, 'node_modules/.vite', `studio-${kind}-${code}`),
    plugins: [
      visitorStates(process.env.SANDBOX_ORIGIN ?? DEFAULT_SANDBOX_ORIGIN, site),
      previewLook(),
      config.plugins,
    ],
    server: {
      ...config.server,
      // A brand's folder may be outside of the workspace.
      fs: { allow: [workspace, folder] },
      port: Number(process.env.PREVIEW_PORT ?? FIRST_PORT),
      strictPort: false,
    },
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${kind}-${code}.studio.localhost:${String(port)}`;
}
