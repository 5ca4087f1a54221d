import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageLicence } from '@heptad/brand-config';
import { ABOUT_MODULE } from './about-module';
import { buildFacts } from './build-facts';
import { shippedPackages } from './shipped-packages';

/** Stands in the chunk of the licences until it is known what the build is made of. */
const PLACEHOLDER = '%SHIPPED_PACKAGES%';
const QUOTED = new RegExp(`(['"\`])${PLACEHOLDER}\\1`);
/** Its basic styles are in every stylesheet, and no module of it is in a chunk. */
const STYLES_OF = ['tailwindcss'];

/** Where the same list lies for whoever makes a release of the build; nothing below it is served. */
const PACKAGES_FILE = '.vite/packages.json';

/** What is read of the chunks of a build. */
type Chunks = Readonly<Record<string, { readonly modules: Readonly<Record<string, unknown>> }>>;

/**
 * Fills the page about the site: with the version and the commit, and with the licences of all packages whose code the build ships.
 * They are written before the chunk gets its name, so that another list has another name.
 */
export function aboutPlugin(workspace: string) {
  let building = false;
  let shipped: readonly PackageLicence[] = [];
  return {
    name: 'heptad-about',
    configResolved({ command }: { readonly command: string }) {
      building = command === 'build';
    },
    resolveId: (id: string) => (id === ABOUT_MODULE ? `\0${id}` : undefined),
    load(id: string) {
      if (id !== `\0${ABOUT_MODULE}`) return undefined;
      const licences = building ? `JSON.parse('${PLACEHOLDER}')` : '[]';
      return `export default { facts: ${JSON.stringify(buildFacts(workspace))}, licences: ${licences} };`;
    },
    renderChunk(code: string, _chunk: unknown, _options: unknown, { chunks }: { readonly chunks: Chunks }) {
      if (!code.includes(PLACEHOLDER)) return undefined;
      const modules = Object.values(chunks).flatMap((chunk) => Object.keys(chunk.modules));
      shipped = shippedPackages(
        modules,
        STYLES_OF.map((name) => join(workspace, 'node_modules', name)),
      );
      return { code: code.replace(QUOTED, () => JSON.stringify(JSON.stringify(shipped))), map: null };
    },
    writeBundle({ dir }: { readonly dir?: string | undefined }) {
      if (dir === undefined) return;
      mkdirSync(join(dir, '.vite'), { recursive: true });
      writeFileSync(join(dir, PACKAGES_FILE), JSON.stringify(shipped));
    },
  };
}
