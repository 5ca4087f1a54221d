import { wallet } from '@heptad/contracts';
import type { PlatformAnswer, PlatformClient } from './platform-client';

/** A demo member with money enough for a bench, and a venue to move it to. */
export const PAYER = 'demo02';
const VENUE = 'IMTY';
const AMOUNT = '1.00';
const SUCCESS = 6000;

const isSuccess = ({ status_code }: PlatformAnswer): boolean => status_code === SUCCESS;

/** Moves one unit under a key. @throws Error when it is refused, or when no answer came */
export async function transferOnce(client: PlatformClient, key: string): Promise<void> {
  const body = { channelCode: VENUE, amount: AMOUNT, ty: 1 };
  const answer = await client.post(wallet.transfer.path, body, { 'idempotency-key': key });
  if (!isSuccess(answer)) throw new Error(`A transfer was refused: ${answer.status_code} ${answer.message}`);
}

/** Whether the platform knows a transfer that was made under a key. */
export async function isKnown(client: PlatformClient, key: string): Promise<boolean> {
  const answer = await client.post(wallet.transferStatus.path, { idempotencyKey: key });
  const { data } = answer;
  if (!isSuccess(answer) || typeof data !== 'object' || data === null || !('known' in data))
    throw new Error(`A transfer's state was not told: ${JSON.stringify(answer)}`);
  return data.known === 1;
}

export interface StreamOfTransfers {
  /** How many were acknowledged so far. */
  readonly acknowledged: readonly string[];
  /** Ends the stream: no new transfer begins. Resolves when the last has been answered or has failed. */
  end(): Promise<void>;
}

/** Sends transfers without pause, several at a time, each under a key of its own, until ended or until the platform is gone. */
export function streamTransfers(client: PlatformClient, prefix: string, atOnce: number): StreamOfTransfers {
  const acknowledged: string[] = [];
  let isOver = false;
  let count = 0;
  async function lane(): Promise<void> {
    while (!isOver) {
      const key = `${prefix}-${(count += 1)}`;
      await transferOnce(client, key);
      acknowledged.push(key);
    }
  }
  const lanes = Promise.allSettled(Array.from({ length: atOnce }, lane));
  return {
    acknowledged,
    async end() {
      isOver = true;
      await lanes;
    },
  };
}
