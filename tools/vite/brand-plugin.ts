import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { LOCALES } from '@heptad/brand-config';
import type { Plugin } from 'vite';
import { brandModule, brandStylesheet } from './brand-module';
import { readBrand, readMessages, type BrandSource } from './brand-source';
import {
  DEFAULT_SANDBOX_ORIGIN,
  developmentDeployment,
  reloadOnChange,
  serveEdge,
  serveSiteFiles,
} from './development';
import { entranceScripts } from './entrances';
import { siteFiles, type SiteFile } from './launcher';
import { brandPage, withDeployment } from './page';
import { precompress } from './precompress';
import { platformProxy } from './proxy';

export { articlesPlugin } from '../articles/articles-plugin';
export { guidesPlugin } from '../guides/guides-plugin';
export { aboutPlugin } from './about/about-plugin';
export { compileHints } from './compile-hints';
export { privateMaps } from './private-maps';
export { writtenPaths } from './written-paths';
export { siteWorkerPlugin } from './site-worker/site-worker-plugin';

export interface BrandPluginOptions {
  readonly workspace: string;
  readonly code: string;
  /** Holds a folder for each brand; `brands` of the workspace unless given. */
  readonly brandsFolder?: string | undefined;
}

const MODULE = 'virtual:brand';
const STYLESHEET = 'virtual:brand.css';

/** The brand's drawings, as the folder of a file leads to them. */
const drawingsFrom = (file: string, { folder }: BrandSource): string =>
  relative(dirname(file), join(folder, 'assets'));

/** The brand's data and drawings as a module, for what has no page. */
export function brandModulePlugin({
  workspace,
  code,
  brandsFolder = join(workspace, 'brands'),
}: BrandPluginOptions): Plugin {
  const source = readBrand(brandsFolder, code);
  return {
    name: 'heptad-brand-module',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? brandModule(source, workspace) : undefined),
  };
}

/** Builds one brand into an app: its data and drawings as a module, its tokens as a stylesheet, its page and its icons. */
export function brandPlugin(options: BrandPluginOptions): Plugin {
  const { workspace, code, brandsFolder = join(workspace, 'brands') } = options;
  // Beside theme.css, so that the stylesheet's relative paths mean this folder.
  const stylesheetId = join(workspace, 'tools/vite/brand-of-the-build.css');
  const sandboxOrigin = process.env.SANDBOX_ORIGIN ?? DEFAULT_SANDBOX_ORIGIN;
  let source: BrandSource = readBrand(brandsFolder, code);
  let outDir = '';
  let kept = '';
  let pending: Promise<SiteFile[]> | undefined;
  const files = (): Promise<SiteFile[]> => (pending ??= siteFiles(source));

  return {
    name: 'heptad-brand',
    enforce: 'pre',
    config() {
      return { server: { proxy: platformProxy(sandboxOrigin) } };
    },
    configResolved(config) {
      outDir = config.build.outDir;
      kept = join(config.cacheDir, '../compressed');
    },
    buildStart() {
      for (const locale of LOCALES) readMessages(source, locale);
      for (const file of source.files) this.addWatchFile(file);
      // Drawn while the modules are being read; a failure is told when the files are asked for.
      if (this.environment.mode === 'build') files().catch(() => undefined);
    },
    resolveId(id) {
      if (id === MODULE) return `\0${MODULE}`;
      return id === STYLESHEET ? stylesheetId : undefined;
    },
    load(id) {
      if (id === `\0${MODULE}`) return brandModule(source, workspace);
      return id === stylesheetId ? brandStylesheet(source, undefined, drawingsFrom(id, source)) : undefined;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server, bundle }) {
        const scripts = bundle === undefined ? {} : entranceScripts(workspace, bundle, source.brand);
        const { hero } = source.assets;
        const drawings = {
          light: await readFile(hero.light, 'utf8'),
          dark: await readFile(hero.dark, 'utf8'),
        };
        const page = brandPage(html, source, drawings, scripts);
        if (server === undefined) return page;
        return withDeployment(
          page,
          JSON.stringify(
            await developmentDeployment(brandsFolder, sandboxOrigin, {
              port: server.config.server.port,
              games: process.env.GAMES_ORIGIN,
            }),
          ),
        );
      },
    },
    async generateBundle() {
      for (const { name, content } of await files()) {
        this.emitFile({ type: 'asset', fileName: name, source: content });
      }
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: () => precompress(outDir, kept),
    },
    async configureServer(server) {
      reloadOnChange(server, source.folder, [`\0${MODULE}`, stylesheetId], () => {
        source = readBrand(brandsFolder, code);
        pending = undefined;
      });
      serveSiteFiles(server, files);
      await serveEdge(server, workspace, await developmentDeployment(brandsFolder, sandboxOrigin));
    },
  };
}
