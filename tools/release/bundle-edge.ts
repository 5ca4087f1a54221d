import { join } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';

const WORKSPACE_LIBRARY = /^@heptad\/([^/]+)$/;
/** Packages with parts of a machine's own code: they cannot be in a bundle and lie beside it. */
export const NATIVE_PACKAGES = ['sharp'];

/** The edge as it runs where the repository is not. */
export interface EdgeBundle {
  /** Its files, by the names that they have beside each other. */
  readonly files: ReadonlyMap<string, string>;
  /** Ids of all modules in it. */
  readonly modules: readonly string[];
}

/**
 * Bundles the edge's programs with all that they need at run time, but for the native packages.
 * @param workspace the repository's folder
 * @param version what the edge says of itself
 */
export async function bundleEdge(
  workspace: string,
  version: Readonly<Record<string, string>>,
): Promise<EdgeBundle> {
  const output = (await build({
    root: workspace,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: { EDGE_VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [{ find: WORKSPACE_LIBRARY, replacement: join(workspace, 'libs/$1/src/index.ts') }],
    },
    ssr: { noExternal: true, external: NATIVE_PACKAGES, target: 'node' },
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: {
          edge: join(workspace, 'apps/edge/src/main.ts'),
          switch: join(workspace, 'apps/edge/src/switch.ts'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((each) => each.type === 'chunk');
  return {
    files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    modules: chunks.flatMap(({ modules }) => Object.keys(modules)).sort(),
  };
}
