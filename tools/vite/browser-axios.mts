import type { Plugin } from 'vite';

const NOTHING = '\0axios-fetch-adapter';

/**
 * Leaves axios' second way onto the network out of a build: every browser this is built for has the first one, which the
 * client asks for by name, and the unused adapter would be among the first bytes of every page.
 */
export function browserAxios(): Plugin {
  return {
    name: 'heptad-browser-axios',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isTheAdapter = source === './fetch.js' && importer?.endsWith('/axios/lib/adapters/adapters.js');
      return isTheAdapter === true ? NOTHING : undefined;
    },
    load: (id) => (id === NOTHING ? 'export const getFetch = undefined;' : undefined),
  };
}
