import { readFileSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { folderImports } from './tools/boundaries/folder-imports.mjs';
import { noFloatMoney } from './tools/boundaries/no-float-money.mjs';
import { noTestCode } from './tools/boundaries/no-test-code.mjs';
import { constraintsOf, specCycles, tableOf, testCodeUsers } from './tools/boundaries/table.mjs';
import { projectName } from './tools/nx/plugin.mjs';

const SPECS = ['**/*.spec.ts', '**/*.spec.tsx', 'libs/*/src/**/testing/**/*.{ts,tsx}'];
const SOURCES = [
  'apps/**/*.{ts,tsx,mts}',
  'libs/**/*.{ts,tsx}',
  'catalogue/**/*.{ts,tsx}',
  'tools/**/*.{ts,tsx,mts}',
  'e2e/**/*.ts',
];
const table = tableOf();
/** The most lines of a function, and the files with a longer one, each with why it stays whole. */
const longFunctions = JSON.parse(
  readFileSync(new URL('./tools/boundaries/long-functions.json', import.meta.url), 'utf8'),
);

const boundaries = (options) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      allow: ['^virtual:', '^(\\.\\./)+tools/vite/(brand|catalogue|games)-app\\.mjs$'],
      banTransitiveDependencies: true,
      enforceBuildableLibDependency: false,
      depConstraints: constraintsOf(table, options),
      ignoredCircularDependencies: specCycles(table, projectName),
    },
  ],
});

const NO_BUNDLER = {
  selector: 'MetaProperty[meta.name="import"]',
  message: 'Libraries know nothing of their bundler: pass it in.',
};

/** A class that a part of the kit has by itself stands twice when its user gives it again. */
const givenTwice = (part, name) => {
  const given = `/(^| )${name}( |$)/`;
  return {
    selector: `JSXOpeningElement[name.name="${part}"] > JSXAttribute[name.name="className"] :matches(Literal[value=${given}], TemplateElement[value.raw=${given}])`,
    message: `${part} has ${name} by itself.`,
  };
};

export default tseslint.config(
  {
    ignores: ['**/node_modules', 'dist', 'tmp', '.nx', 'test-results', 'playwright-report', '**/*.{js,cjs}'],
  },
  { files: ['**/*.mjs'], rules: { 'no-unused-vars': 'error', 'no-undef': 'off' } },
  {
    files: SOURCES,
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: {
      '@nx': nx,
      heptad: {
        rules: {
          'no-float-money': noFloatMoney,
          'no-test-code': noTestCode,
          'folder-imports': folderImports,
        },
      },
    },
    rules: {
      ...boundaries({ specs: false }),
      'heptad/no-float-money': 'error',
      'heptad/folder-imports': 'error',
      'heptad/no-test-code': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['libs/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
        NO_BUNDLER,
        givenTwice('Icon', 'shrink-0'),
        givenTwice('Skeleton', 'rounded-s'),
        {
          selector: 'ExportAllDeclaration[exported=null]',
          message: 'Name what a library exports, so that its index says what it is.',
        },
      ],
    },
  },
  {
    // The area of a venue family gathers all of its files; the index names the area.
    files: ['libs/contracts/src/families/*.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_BUNDLER] },
  },
  {
    files: ['apps/{sandbox,edge}/**/*.ts', 'tools/**', 'libs/{sandbox,edge,testing}/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: SPECS,
    rules: { ...boundaries({ specs: true }), '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: [...SOURCES, '**/*.mjs'],
    // What a spec or a story describes is long by nature.
    ignores: ['**/*.spec.{ts,tsx}', '**/*.stories.tsx', ...Object.keys(longFunctions.files)],
    rules: {
      'max-lines-per-function': [
        'error',
        { max: longFunctions.max, skipBlankLines: false, skipComments: false },
      ],
    },
  },
  {
    files: [...SPECS, ...testCodeUsers(table)],
    rules: { 'heptad/no-test-code': 'off' },
  },
  prettier,
);
