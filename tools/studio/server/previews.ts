import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type UserConfig } from 'vite';
import { brandApp } from '../../vite/brand-app.mjs';
import { DEFAULT_SANDBOX_ORIGIN } from '../../vite/development';
import type { StudioPreview } from '../contract';
import { readFolder, valueOf } from './brand-folder';
import { previewLook } from './preview-look';
import type { Studio } from './studio';
import { STATES, stateAddress, visitorStates } from './visitor-states';

const DEPLOYMENT = 'deployment.development.json';
const FIRST_PORT = 4710;

/**
 * Starts the development servers of brands' real pages, each once.
 * All are below one host name, so that the pages in the studio's frames keep their cookies, each its own.
 */
export class Previews {
  readonly #started = new Map<string, Promise<string>>();

  constructor(readonly studio: Studio) {}

  /** The pages of a draft, and of a saved brand beside it. */
  async show(code: string, beside: string | undefined): Promise<StudioPreview> {
    const { draftsFolder, brandsFolder } = this.studio.options;
    this.studio.desk(code);
    if (beside !== undefined) this.studio.desk(beside);
    copyFileSync(join(brandsFolder, DEPLOYMENT), join(draftsFolder, DEPLOYMENT));
    const draft = await this.#start(code, draftsFolder, 'draft');
    return {
      draft,
      beside: beside === undefined ? null : await this.#start(beside, brandsFolder, 'saved'),
      states: STATES.map((name) => ({ name, address: stateAddress(draft, name) })),
    };
  }

  #start(code: string, folder: string, kind: 'draft' | 'saved'): Promise<string> {
    const key = `${kind}-${code}`;
    const known = this.#started.get(key) ?? this.#run(code, folder, kind);
    this.#started.set(key, known);
    known.catch(() => this.#started.delete(key));
    return known;
  }

  async #run(code: string, folder: string, kind: 'draft' | 'saved'): Promise<string> {
    const { workspace } = this.studio.options;
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
      server: { ...config.server, port: Number(process.env.PREVIEW_PORT ?? FIRST_PORT), strictPort: false },
    });
    await vite.listen();
    const address = vite.httpServer?.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return `http://${kind}-${code}.studio.localhost:${String(port)}`;
  }
}
