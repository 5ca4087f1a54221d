// Packages that ship ES modules only, or import at run time; everything else in node_modules is left as it is.
const esModules = [
  'swiper',
  'pako',
  '@base-ui',
  'i18next',
  'react-i18next',
  'valibot',
  '@reduxjs',
  'immer',
  'kysely',
  'qr',
  '@noble/hashes',
  'minisearch',
  'marked',
  '@opentelemetry',
];

const shared = {
  rootDir: import.meta.dirname,
  transform: {
    '^.+\\.(m?[jt]sx?)$': '<rootDir>/tools/jest/transform.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '^@heptad/([^/]+)((?:/testing)?)$': '<rootDir>/libs/$1/src$2/index.ts',
    '\\.css$': '<rootDir>/tools/jest/style-stub.ts',
    '\\.articles$': '<rootDir>/tools/jest/articles-stub.ts',
    '\\.guides$': '<rootDir>/tools/jest/guides-stub.ts',
    '^fast-check$': '<rootDir>/tools/jest/fast-check.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/tmp', '<rootDir>/.nx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/'],
};

export default {
  // How long a test takes says nothing here: what is about time has a clock of its own, and a busy machine may hold any test up.
  testTimeout: 60_000,
  reporters: ['default', '<rootDir>/tools/jest/left-open.mjs'],
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tools/jest/dom-environment.ts',
      testMatch: ['**/*.spec.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/dom-setup.ts'],
    },
  ],
};
