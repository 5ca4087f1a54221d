import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { withoutUnusedParts } from './lean-router';
import { withoutFrames } from './lean-swiper';

const MARK = '\0axios-without-';

const leftOut = (what: string): string =>
  `export default () => { throw new Error('This build leaves out ${what} of axios: see lean-packages.'); };`;

/** Modules of axios that the one request path never comes to, and what stands in a build instead. */
const NEVER_USED: Readonly<Record<string, string>> = {
  // Every browser this is built for has the first way onto the network, which the client asks for by name.
  'adapters/fetch': 'export const getFetch = undefined;',
  // Bodies and addresses are made by the client: axios is given texts, never forms, objects or parameters.
  'helpers/toFormData': leftOut('forms'),
  'helpers/toURLEncodedForm': leftOut('forms'),
  'helpers/formDataToJSON': leftOut('forms'),
  'helpers/AxiosURLSearchParams': leftOut('parameters'),
  'helpers/buildURL': 'export default (url) => url;',
  'core/assertParamsAcyclic': leftOut('parameters'),
  'core/setFormDataHeaders': leftOut('forms'),
  // No cookie of the page goes into a header: the transport says so.
  'helpers/cookies': 'export default {};',
  'helpers/isURLSameOrigin': leftOut('cookies'),
  // A request is cancelled by its signal, nobody watches its progress, and nothing stands before or after it.
  'cancel/CancelToken': 'export default undefined;',
  'helpers/progressEventReducer': 'export const progressEventReducer = undefined;',
  'core/InterceptorManager': 'export default class { forEach() {} }',
  // Warns of options that are spelt wrong, which the compiler does.
  'helpers/validator':
    'const none = () => undefined; export default { assertOptions: none, validators: { transitional: none, spelling: none } };',
  // Names for callers that like them.
  'helpers/HttpStatusCode': 'export default {};',
  'helpers/spread': 'export default undefined;',
  'helpers/isAxiosError': 'export default undefined;',
};

/** Small packages that stand in for what is there, and what is in a build instead, by the name they are imported by. */
const STAND_INS: Readonly<Record<string, string>> = {
  // Only texts are hashed, no bytes that come in Node's way.
  'is-buffer': 'module.exports = () => false;',
  // React has the hook itself. What selects is there anyhow, for the store.
  'use-sync-external-store/shim': `export { useSyncExternalStore } from 'react';`,
  'use-sync-external-store/shim/with-selector': `export { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';`,
};
const STAND_IN = '\0stand-in-';

/** Ways of writing bytes that no hash of a text needs: all that stands behind the hex digits. */
const OTHER_WRITINGS = /,\s*\/\/ Convert a hex string to a byte array[\s\S]*?(?=\n {2}\};\n)/;

/** The helpers of the hash without those that nobody uses. Throws when they are not where they were: the bytes would silently come back. */
function hexOnly(code: string): string {
  if (!OTHER_WRITINGS.test(code))
    throw new Error('The helpers of md5 are written in another way now: mend tools/vite/lean-packages.mts.');
  return code.replace(OTHER_WRITINGS, '');
}

/** The router's edition without its warnings to developers, which its package brings but does not offer by a name. */
const ROUTER: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/**
 * Leaves out of a build what packages bring and the product never uses: it would be among the first bytes of every page, or its work
 * in every frame.
 * @param workspace the folder that holds node_modules
 * @throws Error when a package has moved what is named here, since its bytes would silently come back
 */
export function leanPackages(workspace: string): Plugin {
  const axios = join(workspace, 'node_modules/axios/lib');
  const router = join(workspace, 'node_modules/react-router/dist/production');
  const crypt = join(workspace, 'node_modules/crypt/crypt.js');
  const autoplay = join(workspace, 'node_modules/swiper/modules/autoplay.mjs');
  return {
    name: 'heptad-lean-packages',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const named = [
        ...Object.keys(NEVER_USED).map((module) => join(axios, `${module}.js`)),
        ...Object.values(ROUTER).map((file) => join(router, file)),
        crypt,
        autoplay,
      ];
      const gone = named.find((file) => !existsSync(file));
      if (gone !== undefined) throw new Error(`A lean build names ${gone}, which is not there.`);
    },
    resolveId(source, importer) {
      if (source in STAND_INS) return STAND_IN + source;
      const edition = ROUTER[source];
      if (edition !== undefined) return join(router, edition);
      if (importer?.includes('/node_modules/axios/') !== true || !source.startsWith('.')) return undefined;
      const path = join(importer, '..', source);
      const module = Object.keys(NEVER_USED).find((name) => path.endsWith(`/axios/lib/${name}.js`));
      return module && MARK + module;
    },
    transform(code, id) {
      if (id === crypt) return hexOnly(code);
      if (id === autoplay) return withoutFrames(code);
      return id.startsWith(`${router}/`) && code.includes('Link.displayName')
        ? withoutUnusedParts(code)
        : undefined;
    },
    load(id) {
      if (id.startsWith(STAND_IN)) return STAND_INS[id.slice(STAND_IN.length)];
      return id.startsWith(MARK) ? NEVER_USED[id.slice(MARK.length)] : undefined;
    },
  };
}
