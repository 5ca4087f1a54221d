import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as zstd from '@bokuweb/zstd-wasm';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The page itself is not among them: the edge writes the deployment's configuration into it. */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;
/** In bytes; below this a compressed copy saves no packet. */
const WORTH_IT = 512;
/** The slowest level that needs no more memory of whoever unpacks it. */
const ZSTD_LEVEL = 19;
/** Milliseconds after which a copy that is kept makes room: two weeks. */
const KEPT_FOR = 14 * 24 * 3_600_000;

function brotliOf(content: Uint8Array): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** It has one memory, which must not begin anew while something is in it. */
let zstdReady: Promise<void> | undefined;

async function zstdOf(content: Uint8Array): Promise<Uint8Array> {
  await (zstdReady ??= zstd.init());
  return zstd.compress(content, ZSTD_LEVEL);
}

/** The small forms of a content, by the ending of their files. They take longer to make than everything else of a build. */
const SMALL = { br: brotliOf, zst: zstdOf } as const;

/**
 * A small form of a content, made once for all builds and all brands, of which most share most of their scripts.
 * @param kept where it is kept, without the form's ending
 */
async function keptSmall(form: keyof typeof SMALL, content: Uint8Array, kept: string): Promise<Uint8Array> {
  const file = `${kept}.${form}`;
  try {
    return await readFile(file);
  } catch {
    const small = await SMALL[form](content);
    // Another build, or another file of this one, may be writing the same content; either is whole.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, small);
    await rename(unfinished, file);
    return small;
  }
}

async function makeRoom(keep: string): Promise<void> {
  for (const name of await readdir(keep)) {
    const file = join(keep, name);
    // What another build has removed meanwhile is gone all the same.
    const made = await stat(file).then(({ mtimeMs }) => mtimeMs, Date.now);
    if (Date.now() - made > KEPT_FOR) await rm(file, { force: true });
  }
}

/**
 * Writes a `.br`, a `.zst` and a `.gz` beside every file of a built site that gains by it.
 * @param folder of the site
 * @param keep a folder in which compressed copies outlive the build; made when it is not there
 */
export async function precompress(folder: string, keep: string): Promise<void> {
  await mkdir(keep, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => COMPRESSIBLE.test(name) && !name.startsWith('.'))
      .map(async (name) => {
        const file = join(folder, name);
        const content = await readFile(file);
        if (content.length < WORTH_IT) return;
        const kept = join(keep, createHash('sha256').update(content).digest('hex'));
        const [br, zst, gz] = await Promise.all([
          keptSmall('br', content, kept),
          keptSmall('zst', content, kept),
          zip(content, { level: 9 }),
        ]);
        await Promise.all([
          writeFile(`${file}.br`, br),
          writeFile(`${file}.zst`, zst),
          writeFile(`${file}.gz`, gz),
        ]);
      }),
  );
  await makeRoom(keep);
}
