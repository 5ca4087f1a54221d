import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { WORKSPACE_ALIAS } from '../../vite/workspace-alias.mjs';
import type { StudioParts } from './serve';

/** The studio's page, made by Vite as it is asked for. @param server through which the page hears of its own changes */
export async function studioPage(workspace: string, server: () => Server): Promise<StudioParts['page']> {
  const root = join(workspace, 'tools/studio/app');
  if (!existsSync(join(root, 'index.html')))
    return (_request, response) => response.end('The studio has no page: only its calls are here.');
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'spa',
    cacheDir: join(workspace, 'node_modules/.vite/studio'),
    publicDir: false,
    envDir: false,
    clearScreen: false,
    logLevel: 'warn',
    resolve: { alias: [WORKSPACE_ALIAS] },
    plugins: [react()],
    server: {
      middlewareMode: true,
      hmr: { server: server() },
      allowedHosts: ['.localhost'],
      fs: { allow: [workspace] },
    },
  });
  return (request, response) => vite.middlewares(request, response);
}
