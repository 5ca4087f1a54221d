import { ITEMS, type StoredItems } from '@heptad/device';
import type { Locale } from '@heptad/feature-module';
import type { WalletBalance } from '@heptad/venue-gateway';
import * as v from 'valibot';

/** A venue of the wallet, without its money. */
export type KnownVenue = Pick<WalletBalance, 'channel' | 'name'>;

const venues = v.array(v.object({ channel: v.string(), name: v.string() }));

/**
 * The venues of the member's wallet as they were named last, by which the page is drawn before its answer (STORE-009, OPEN-068). Amounts
 * are never kept. None of another language, and none where what is stored has another shape.
 */
export function knownVenues(items: Pick<StoredItems, 'get'>, language: Locale): readonly KnownVenue[] {
  const kept = v.safeParse(venues, items.get(ITEMS.wallet)?.[language]);
  return kept.success ? kept.output : [];
}

/** Keeps the venues of an answer, in place of what was kept before. A login and a logout forget them. */
export function keepVenues(
  items: Pick<StoredItems, 'set'>,
  language: Locale,
  channels: readonly KnownVenue[],
): void {
  items.set(ITEMS.wallet, { [language]: channels.map(({ channel, name }) => ({ channel, name })) });
}
