import { defineConfig } from 'vite';
import { WORKSPACE_ALIAS } from '../../vite/workspace-alias.mjs';

/** The page of the studio; the server beside it serves it and answers its calls. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  envDir: false,
  clearScreen: false,
  resolve: { alias: [WORKSPACE_ALIAS] },
  build: { target: 'es2023', reportCompressedSize: false },
});
