import { PATHS } from '@heptad/feature-module';
import * as v from 'valibot';

const payloadSchema = v.object({
  channel: v.optional(v.string()),
  amount: v.optional(v.string()),
  returnTo: v.optional(v.string()),
});

/** The transfer page's address for a `transfer.open` command, which may name a venue, an amount and the way back. */
export function transferPath(payload: unknown): string {
  const known = v.safeParse(payloadSchema, payload);
  const entries = known.success
    ? Object.entries(known.output).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : [];
  const query = new URLSearchParams(entries).toString();
  return query === '' ? PATHS.mineFinanceTransfer : `${PATHS.mineFinanceTransfer}?${query}`;
}
