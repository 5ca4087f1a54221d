import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDeployment, type DeploymentConfig } from '@heptad/brand-config';
import type * as Edge from '@heptad/edge';
import type { ViteDevServer } from 'vite';
import type { SiteFile } from './launcher';

/** Where the sandbox is unless `SANDBOX_ORIGIN` says otherwise. */
export const DEFAULT_SANDBOX_ORIGIN = 'http://127.0.0.1:4600';

/**
 * The deployment that a development server puts into its pages.
 * @param sandboxOrigin may be on any port, and what it serves must pass all the same
 * @param own `port` is the server's own: its other names are the lines that its pages can be switched to (ROUTE-008); `games` is where
 * games run, at the sandbox's next port unless given
 */
export async function developmentDeployment(
  brandsFolder: string,
  sandboxOrigin: string,
  own: { readonly port?: number | undefined; readonly games?: string | undefined } = {},
): Promise<DeploymentConfig> {
  const deployment = parseDeployment(
    await readFile(join(brandsFolder, 'deployment.development.json'), 'utf8'),
  );
  const grown = (list: readonly string[]): string[] => [...new Set([...list, new URL(sandboxOrigin).origin])];
  const { port, games = nextPort(sandboxOrigin) } = own;
  const lines = port === undefined ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return {
    ...deployment,
    origins: [...new Set([...grown(deployment.origins), ...lines])],
    gameOrigins: [...new Set([...deployment.gameOrigins, games])],
    imageOrigins: grown(deployment.imageOrigins),
    embeddingOrigins: grown(deployment.embeddingOrigins),
  };
}

function nextPort(origin: string): string {
  const url = new URL(origin);
  url.port = String(Number(url.port) + 1);
  return url.origin;
}

/** Answers pictures and the JSON cache by the edge's own code, as in production. */
export async function serveEdge(
  server: ViteDevServer,
  workspace: string,
  { imageOrigins }: DeploymentConfig,
): Promise<void> {
  const edge = (await server.ssrLoadModule(join(workspace, 'libs/edge/src/index.ts'))) as typeof Edge;
  server.middlewares.use(edge.edgeMiddleware({ imageOrigins }));
}

/** Serves the files with fixed names, which a build writes. */
export function serveSiteFiles(server: ViteDevServer, files: () => Promise<readonly SiteFile[]>): void {
  server.middlewares.use((request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
    files().then((all) => {
      const file = all.find((each) => each.name === path);
      if (file === undefined) {
        next();
        return;
      }
      response.setHeader('content-type', file.type);
      response.end(file.content);
    }, next);
  });
}

/**
 * Reads a brand's folder again when a file in it changes, and reloads the pages. A brand that cannot be read is told, and the former one stays.
 * @param modules ids of the modules made from the folder
 */
export function reloadOnChange(
  server: ViteDevServer,
  folder: string,
  modules: readonly string[],
  readAgain: () => void,
): void {
  server.watcher.add(folder);
  server.watcher.on('change', (file) => {
    if (!file.startsWith(folder)) return;
    try {
      readAgain();
    } catch (error) {
      server.config.logger.error(error instanceof Error ? error.message : String(error));
      return;
    }
    for (const id of modules) {
      const module = server.moduleGraph.getModuleById(id);
      if (module) server.moduleGraph.invalidateModule(module);
    }
    server.ws.send({ type: 'full-reload' });
  });
}
