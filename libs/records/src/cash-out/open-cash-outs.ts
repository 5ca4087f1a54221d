import { sportsVenueCode } from '@heptad/contracts';
import { storedItem, type StoredItems } from '@heptad/device';
import { isMoney, type Money } from '@heptad/formatting';
import * as v from 'valibot';
import type { OpenCashOut } from './cash-out-state';

/** As many as are kept: more have never been open at once. */
const MOST_KEPT = 50;

const text = v.pipe(v.string(), v.maxLength(100));
const amount = v.custom<Money>(isMoney);
const entry = v.object({
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  /** Whose it is; empty where that was not known at the tap. */
  owner: text,
  venue: sportsVenueCode,
  betId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  stake: amount,
  seen: amount,
  seenAt: v.number(),
});
type Entry = v.InferOutput<typeof entry>;

/** Cash-outs whose end was not known when the page went away; one unreadable costs only itself. */
const OPEN_CASH_OUTS = storedItem(
  'openCashOuts',
  v.pipe(
    v.array(v.unknown()),
    v.transform((list): Entry[] =>
      list.flatMap((each) => {
        const read = v.safeParse(entry, each);
        return read.success ? [read.output] : [];
      }),
    ),
  ),
);

/** What of cash-outs outlives the page: whatever was asked for and has no known end. No method throws. */
export interface OpenCashOuts {
  /** Those of a member, to be asked about and never sent again. */
  of(owner: string): readonly OpenCashOut[];
  /** @returns a promise that is kept once it is in the storage, or the storage has refused it */
  keep(owner: string, cashOut: OpenCashOut): Promise<void>;
  /** The end is known. */
  drop(key: string): void;
}

/** Each change touches its own entry alone, so that tabs do not forget each other's. */
export function createOpenCashOuts(
  items: Pick<StoredItems, 'get' | 'set' | 'remove' | 'flush'>,
): OpenCashOuts {
  const kept = (): readonly Entry[] => items.get(OPEN_CASH_OUTS) ?? [];
  const others = (key: string): Entry[] => kept().filter((each) => each.key !== key);
  return {
    of: (owner) =>
      kept()
        .filter((each) => each.owner === owner || each.owner === '')
        .map(({ owner: _owner, ...cashOut }) => cashOut),
    keep(owner, { key, venue, betId, stake, seen, seenAt }) {
      const added = [...others(key), { key, owner, venue, betId, stake, seen, seenAt }];
      items.set(OPEN_CASH_OUTS, added.slice(-MOST_KEPT));
      return items.flush();
    },
    drop(key) {
      const rest = others(key);
      if (rest.length === kept().length) return;
      if (rest.length === 0) items.remove(OPEN_CASH_OUTS);
      else items.set(OPEN_CASH_OUTS, rest);
    },
  };
}
