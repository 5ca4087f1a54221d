import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The seed of the shoal that swims in a game: everyone knows it, and it decides nothing about money. The first 32 bits of the SHA-256 of its id. */
export const shoalSeed = (gameId: string): number =>
  new DataView(sha256(utf8ToBytes(gameId)).buffer).getUint32(0);
