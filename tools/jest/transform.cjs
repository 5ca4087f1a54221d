// Specs' files and what they load become CommonJS.
const { createHash } = require('node:crypto');
const { createTransformer } = require('@swc/jest');
const { barrelOf } = require('./barrel.cjs');

const swc = createTransformer({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
});

// What serves tests is loaded at once: Testing Library registers its hooks when it is loaded, which a running test may not do.
const LIBRARY = /\/libs\/(?!(?:feature-)?testing\/|venue-conformance\/)[^/]+\/src\/(?!testing\/)/;
const barrelAt = (source, file) => (LIBRARY.test(file) ? barrelOf(source) : undefined);

module.exports = {
  process(source, file, options) {
    const code = barrelAt(source, file);
    return code === undefined ? swc.process(source, file, options) : { code };
  },
  getCacheKey(source, file, options) {
    const code = barrelAt(source, file);
    return code === undefined
      ? swc.getCacheKey(source, file, options)
      : createHash('sha1').update(code).digest('hex');
  },
};
