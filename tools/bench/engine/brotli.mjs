import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli at the quality that a build's own compressed copies have. */
export const packed = (content) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Brotli bytes of a built file: its compressed copy's where the build wrote one. */
export function brotliSize(file) {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : packed(readFileSync(file)).length;
}

/** Brotli bytes of all scripts below a folder. */
export const scriptBytes = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .reduce((bytes, name) => bytes + brotliSize(join(folder, name)), 0);
