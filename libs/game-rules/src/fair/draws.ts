import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { isClientSeed, isServerSeed } from './seeds';

/** How many values a word of 32 bits has; the most that one draw chooses between. */
const WORDS = 2 ** 32;

/** All the chance that a round of a game has, drawn number by number. */
export interface Draws {
  /**
   * The next number: an integer from 0 to below `n`, each as likely as the others. `n` is an integer from 1 to 2^32;
   * any other throws a RangeError. Which numbers come depends on the order and the `n` of all draws before.
   */
  below(n: number): number;
}

/** What decides all the draws of a round. */
export interface RoundSeeds {
  /** The platform's secret until it is revealed: 64 lower-case hex characters. */
  readonly serverSeed: string;
  /** The member's own: 1 to 64 printable ASCII characters. */
  readonly clientSeed: string;
  /** The number of the round under this pair of seeds: an integer from 0 on, never used twice. */
  readonly round: number;
}

/** Draws from a stream of words of 32 bits. A word beyond the last whole multiple of `n` is passed over, so that no number is favoured. */
export function drawsFrom(nextWord: () => number): Draws {
  return {
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`no draw below ${n}`);
      const bound = WORDS - (WORDS % n);
      let word = nextWord();
      while (word >= bound) word = nextWord();
      return word % n;
    },
  };
}

/**
 * The draws of a round that a member can check. Block `counter` (0, 1, …) of the stream is the HMAC-SHA256 of
 * `clientSeed:round:counter` with the 64 characters of the server seed as the key; each block gives eight words of
 * 32 bits, the most significant byte first. Throws a RangeError for a seed or a round that cannot be.
 */
export function fairDraws({ serverSeed, clientSeed, round }: RoundSeeds): Draws {
  if (!isServerSeed(serverSeed)) throw new RangeError('not a server seed');
  if (!isClientSeed(clientSeed)) throw new RangeError('not a client seed');
  if (!Number.isSafeInteger(round) || round < 0) throw new RangeError(`no round ${round}`);
  const keyed = hmac.create(sha256, utf8ToBytes(serverSeed));
  let block: DataView | undefined;
  let counter = 0;
  let at = 0;
  return drawsFrom(() => {
    if (block === undefined || at === block.byteLength) {
      const { buffer } = keyed
        .clone()
        .update(utf8ToBytes(`${clientSeed}:${round}:${counter}`))
        .digest();
      block = new DataView(buffer);
      counter += 1;
      at = 0;
    }
    const word = block.getUint32(at);
    at += 4;
    return word;
  });
}
