import type { Plugin } from 'vite';

/** A build's files, as far as they are touched. */
type Built = Readonly<
  Record<string, { readonly type: 'asset' } | { readonly type: 'chunk'; readonly name: string; code: string }>
>;

/** The shared chunks of which a first page calls the most. */
const CHUNKS: ReadonlySet<string> = new Set(['vendor', 'app', 'prices', 'lists', 'venues']);
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Compile hints: Chromium compiles these chunks as a whole, in another thread, while they arrive. Without a hint it compiles each function in
 * the page's own thread when it is first called.
 */
export function compileHints() {
  return {
    name: 'heptad-compile-hints',
    apply: 'build',
    generateBundle: {
      // It counts on a file's first line alone, and others put theirs before it.
      order: 'post',
      handler(_: unknown, bundle: Built) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && CHUNKS.has(file.name)) file.code = `${HINT}\n${file.code}`;
      },
    },
  } satisfies Plugin;
}
