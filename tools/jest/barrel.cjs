const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** `export { a, b as c, type D } from './x';` and `export * as e from './y';`, with or without `type` behind `export`. */
const RE_EXPORT = /export (type )?(?:\{([^}]*)\}|\* as (\w+)) from '([^']+)';/g;

// A file stays known once it was loaded: a timer that fires after its spec has ended can load nothing any more.
const LOAD = 'const loaded = {}; const load = (from, read) => (loaded[from] ??= read());';
const getter = (name, from, key) =>
  `Object.defineProperty(exports, '${name}', { enumerable: true, get: () => load('${from}', () => require('${from}'))${key === undefined ? '' : `.${key}`} });`;

function named(list, from) {
  const names = list.split(',').map((name) => name.trim());
  return names
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [key, outer = key] = name.split(' as ');
      return getter(outer, from, key);
    });
}

/**
 * The CommonJS of a file that does nothing but export what other files have, each loaded only when one of its names is used: a spec that
 * needs one function of a library would else load all of it. `undefined` for a file that does anything else.
 */
exports.barrelOf = (source) => {
  const code = source.replace(COMMENT, '');
  if (code.trim() === '' || code.replace(RE_EXPORT, '').trim() !== '') return undefined;
  const lines = [...code.matchAll(RE_EXPORT)].flatMap(([, type, list, whole, from]) => {
    if (type !== undefined) return [];
    return list === undefined ? [getter(whole, from)] : named(list, from);
  });
  const head = ["'use strict';", "Object.defineProperty(exports, '__esModule', { value: true });", LOAD];
  return [...head, ...lines].join('\n');
};
