// Specs meet this in place of fast-check. A check of the same sources is to say the same whenever it runs, so the cases are those
// of one seed; `npm run test:properties` goes looking for others.
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const { PROPERTY_SEED = '20260301', PROPERTY_RUNS } = process.env;

fc.configureGlobal({
  ...(PROPERTY_SEED !== 'any' && { seed: Number(PROPERTY_SEED) }),
  ...(PROPERTY_RUNS !== undefined && { numRuns: Number(PROPERTY_RUNS) }),
});

module.exports = fc;
