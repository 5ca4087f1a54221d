import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { bestOf } from './accepted-encoding';
import { BoundedCache } from './bounded-cache';
import { PACKED_ENDINGS } from './packed-files';

const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
const ENCODINGS = Object.keys(PACKED_ENDINGS) as (keyof typeof PACKED_ENDINGS)[];
/** All scripts and styles of a build, packed every way, are a sixth of it. */
const LIMITS = { maxEntries: 4_000, maxBytes: 32 * 1024 * 1024 };
const LARGEST = 1024 * 1024;
const KEPT_MS = 24 * 3_600_000;

/** A file as it is sent. */
export interface KeptFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Scripts and styles whose names hold a hash of their content, kept in memory once somebody has asked for them: opening, reading
 * and closing a file takes ten times as long as sending it. What is missing is not kept.
 */
export class KeptFiles {
  readonly #kept = new BoundedCache<KeptFile>(LIMITS);

  /**
   * @param file where it lies, its name with a hash
   * @param asked the request's headers
   * @returns undefined for what is left to be sent from the disk: other kinds, parts, what a browser has already, what is missing
   */
  async find(file: string, asked: IncomingHttpHeaders): Promise<KeptFile | undefined> {
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)];
    if (type === undefined || asked.range !== undefined) return undefined;
    if (asked['if-none-match'] !== undefined || asked['if-modified-since'] !== undefined) return undefined;
    const encoding = bestOf(ENCODINGS, asked['accept-encoding']);
    const key = `${encoding ?? ''} ${file}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const found = await read(encoding === undefined ? file : `${file}${PACKED_ENDINGS[encoding]}`);
    if (found === undefined) return undefined;
    const headers = {
      ...found.headers,
      'content-type': type,
      ...(encoding && { 'content-encoding': encoding }),
    };
    const made = { body: found.body, headers };
    this.#kept.set(key, made, made.body.length, KEPT_MS);
    return made;
  }
}

/** A file with what else is said of it when it comes from the disk. */
async function read(file: string): Promise<KeptFile | undefined> {
  try {
    const { size, mtime } = await stat(file);
    if (size > LARGEST) return undefined;
    const body = await readFile(file);
    const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
    return { body, headers: { 'accept-ranges': 'bytes', 'last-modified': mtime.toUTCString(), etag } };
  } catch {
    return undefined;
  }
}
