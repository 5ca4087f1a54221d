import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const SERVER_SEED = /^[0-9a-f]{64}$/;
const CLIENT_SEED = /^[\x20-\x7e]{1,64}$/;

/** Whether a value can be a server seed: 64 lower-case hex characters. */
export const isServerSeed = (value: unknown): value is string =>
  typeof value === 'string' && SERVER_SEED.test(value);

/** Whether a value can be a client seed: 1 to 64 printable ASCII characters, blanks among them. */
export const isClientSeed = (value: unknown): value is string =>
  typeof value === 'string' && CLIENT_SEED.test(value);

/**
 * The commitment to a server seed, shown before the seed is used: the SHA-256 of its 64 characters (not of the bytes
 * they stand for), in lower-case hex. Throws a RangeError for what is no server seed.
 */
export function commitmentOf(serverSeed: string): string {
  if (!isServerSeed(serverSeed)) throw new RangeError('not a server seed');
  return bytesToHex(sha256(utf8ToBytes(serverSeed)));
}
