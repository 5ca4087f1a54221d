// Stands for building a brand with Vite alone: the same modules, the same React and Tailwind plugins and settings, and the
// brand's data already written out as a module; no schemas, no drawing of icons, no compressed copies.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const WORKSPACE = join(import.meta.dirname, '../../..');
const [brand, modules, outDir] = process.argv.slice(2);
const { code, css } = JSON.parse(readFileSync(modules, 'utf8'));
const STYLESHEET = join(WORKSPACE, 'tools/vite/bare-brand.css');

const writtenOut = {
  name: 'brand-written-out',
  resolveId: (id) =>
    ({
      'virtual:brand': '\0virtual:brand',
      'virtual:brand.css': STYLESHEET,
      'virtual:about': '\0virtual:about',
    })[id],
  load: (id) =>
    ({
      '\0virtual:brand': code,
      [STYLESHEET]: css,
      '\0virtual:about': "export default { facts: { version: '0' }, licences: [] };",
    })[id],
};

await build({
  configFile: false,
  root: join(WORKSPACE, 'apps', brand),
  logLevel: 'error',
  publicDir: false,
  envDir: false,
  resolve: { alias: [{ find: /^@heptad\/([^/]+)$/, replacement: `${WORKSPACE}/libs/$1/src/index.ts` }] },
  plugins: [writtenOut, react(), tailwind()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
});
