import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tableOf } from '../boundaries/table.mjs';

const MARKERS =
  '{apps/*/src/main.{ts,tsx},libs/*/src/index.ts,catalogue/main.ts,e2e/playwright.config.ts,tools/boundaries/table.json}';

/** The folder of the project whose marker file this is. */
const rootOf = (file) => {
  const [top, name] = file.split('/');
  return top === 'apps' || top === 'libs' ? `${top}/${name}` : top;
};

/** An app and a library may share a subject; the app then says that it is the app. */
export function projectName(root) {
  const name = basename(root);
  return root.startsWith('apps/') && existsSync(join('libs', name)) ? `${name}-app` : name;
}

const testTarget = (root) => ({
  command: `node tools/jest/run.mjs ${root}`,
  cache: true,
  inputs: ['sources', '^sources', 'testing'],
  outputs: [`{workspaceRoot}/dist/results/${root}.json`],
});

const buildTarget = (root) => ({
  // The app, then what renders its first screens at the edge.
  command: ['', ' --ssr src/first-screen.ts']
    .map((which) => `vite build --config ${root}/vite.config.mts ${root}${which}`)
    .join(' && '),
  cache: true,
  inputs: [
    'production',
    '^production',
    `{workspaceRoot}/brands/${basename(root)}/**/*`,
    '{workspaceRoot}/brands/*.json',
    '{workspaceRoot}/tools/vite/**/*',
    '{workspaceRoot}/package-lock.json',
    { env: 'SOURCE_MAPS' },
  ],
  outputs: [`{workspaceRoot}/dist/apps/${basename(root)}`, `{workspaceRoot}/dist/render/${basename(root)}`],
});

/** The games are one page for all brands. */
const gamesTarget = (root) => ({
  command: `vite build --config ${root}/vite.config.mts ${root}`,
  cache: true,
  inputs: [
    'production',
    '^production',
    '{workspaceRoot}/tools/vite/games-app.mts',
    '{workspaceRoot}/tools/vite/workspace-alias.mts',
    '{workspaceRoot}/package-lock.json',
  ],
  outputs: [`{workspaceRoot}/dist/apps/${basename(root)}`],
});

const CATALOGUE = 'catalogue';

/** Storybook would else tell its makers of each build. */
const catalogueTarget = {
  command: 'storybook build --config-dir=catalogue --output-dir=dist/catalogue --disable-telemetry --quiet',
  cache: true,
  inputs: [
    'production',
    '^production',
    '{workspaceRoot}/brands/**/*',
    '{workspaceRoot}/tools/vite/**/*',
    '{workspaceRoot}/package-lock.json',
  ],
  outputs: ['{workspaceRoot}/dist/catalogue'],
};

/** Takes a third of the processor time of the other `tsc`, which the linter reads types through. By its path, as both have that name. */
const nativeCompiler = 'node node_modules/typescript-native/bin/tsc';

/** Checks that read the whole workspace at once, because that is much faster than project by project. */
const workspaceTargets = {
  lint: workspaceCheck('eslint . --max-warnings 0'),
  // One checker: each further one checks again much of what all share.
  typecheck: workspaceCheck(`${nativeCompiler} --noEmit --checkers 1 -p tsconfig.json`),
  format: workspaceCheck('prettier --check --log-level warn .'),
};

function workspaceCheck(command) {
  return { command, cache: true, inputs: ['{workspaceRoot}/**/*'], outputs: [] };
}

function projectOf(root) {
  const type = tableOf().projects[root];
  if (type === undefined)
    throw new Error(
      `${root} is not in tools/boundaries/table.json: add it there with its type, so that its imports can be checked.`,
    );
  return {
    name: projectName(root),
    projectType: root.startsWith('libs/') ? 'library' : 'application',
    sourceRoot: `${root}/src`,
    tags: [`type:${type}`, `project:${root}`],
    targets: {
      test: testTarget(root),
      ...(type === 'brand-app' && { build: buildTarget(root) }),
      ...(type === 'game-app' && { build: gamesTarget(root) }),
      ...(root === CATALOGUE && { build: catalogueTarget }),
      ...(root === 'tools' && workspaceTargets),
    },
  };
}

/**
 * Gives every project its name, its tags and its targets from the boundary table, so that none is typed by hand. A
 * project that the table does not know is an error.
 */
export const createNodes = [
  MARKERS,
  (files) => files.map((file) => [file, { projects: { [rootOf(file)]: projectOf(rootOf(file)) } }]),
];
