import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The page itself is not among them: the edge writes the deployment's configuration into it. */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;
/** In bytes; below this a compressed copy saves no packet. */
const WORTH_IT = 512;

/** Writes a `.br` and a `.gz` beside every file of a built site that gains by it. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => COMPRESSIBLE.test(name) && !name.startsWith('.'))
      .map(async (name) => {
        const file = join(folder, name);
        const content = await readFile(file);
        if (content.length < WORTH_IT) return;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        const [small, wide] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
        await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, wide)]);
      }),
  );
}
