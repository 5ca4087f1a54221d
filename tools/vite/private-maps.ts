import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where maps stand beside a built site: a hidden folder, which no web tier serves and no release takes into its site. */
export const MAPS_FOLDER = '.vite/maps';

interface Asset {
  readonly type: 'asset';
  readonly source: string | Uint8Array;
}

type Built = Record<string, Asset | { readonly type: 'chunk'; readonly code: string }>;

/** How many lines were put before a file's code after its map was made: comments for the browser's compiler. */
const linesBefore = (code: string): number => /^(?:\/\/#.*\n)*/.exec(code)?.[0].split('\n').length ?? 1;

/**
 * A map as it fits the file that is written, with the names of sources from the workspace's root on.
 * @param source the map as the bundler made it
 * @param code of the file in the end
 */
export function fittingMap(source: string, code: string): string {
  const map = JSON.parse(source) as { mappings: string; sources: readonly string[] };
  const fromRoot = (path: string): string => path.replace(/^(?:\.\.\/)+/, '');
  return JSON.stringify({
    ...map,
    sources: map.sources.map(fromRoot),
    mappings: ';'.repeat(linesBefore(code) - 1) + map.mappings,
  });
}

/** Takes the maps of a build from among its public files, so that no visitor reads the sources by them. After whatever changes a file. */
export function privateMaps() {
  const maps = new Map<string, string>();
  return {
    name: 'heptad-private-maps',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_: unknown, bundle: Built) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.js.map')) continue;
          Reflect.deleteProperty(bundle, name);
          const chunk = bundle[name.slice(0, -'.map'.length)];
          if (chunk?.type !== 'chunk') continue;
          const source =
            typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
          maps.set(basename(name), fittingMap(source, chunk.code));
        }
      },
    },
    async writeBundle({ dir = '' }: { readonly dir?: string | undefined }) {
      if (maps.size === 0) return;
      const folder = join(dir, MAPS_FOLDER);
      await mkdir(folder, { recursive: true });
      await Promise.all([...maps].map(([name, map]) => writeFile(join(folder, name), map)));
    },
  } satisfies Plugin;
}
