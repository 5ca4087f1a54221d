import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from './processes';

const GOLDEN = join(WORKSPACE, 'libs/contracts/golden/ob-live-list.json');

interface Golden {
  readonly answer: { readonly list: readonly object[] };
}

/**
 * A list as the OB family answers it, grown from the contract's golden payload: its matches over and over, each time with
 * ids of their own, so that packing finds no more repetition than in a real list of one league.
 * @param bytes of its JSON, at least
 */
export function obList(bytes: number): unknown {
  const { answer } = JSON.parse(readFileSync(GOLDEN, 'utf8')) as Golden;
  const list: unknown[] = [];
  for (let round = 1, size = 0; size < bytes; round += 1) {
    for (const match of answer.list) {
      const own = JSON.stringify(match).replace(
        /"(\d{6,})"/g,
        (_, id: string) => `"${BigInt(id) + BigInt(round) * 7919n}"`,
      );
      list.push(JSON.parse(own));
      size += Buffer.byteLength(own);
    }
  }
  return { ...answer, list };
}
