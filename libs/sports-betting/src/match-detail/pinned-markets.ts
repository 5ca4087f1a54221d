import { PINNED_MARKETS_KEY, storedItem } from '@heptad/device';
import * as v from 'valibot';
import type { MarketFamily } from './market-groups';

/** As many as are worth keeping. */
const MOST_PINNED = 50;

/** The markets that the member wants above all others, in every match: kinds with their parts, latest last. */
export const PINNED_MARKETS = storedItem(PINNED_MARKETS_KEY, v.array(v.string()));

/** Pins a market, or lets it go; the oldest pin goes when there are too many. */
export function togglePin(pinned: readonly string[], key: string): string[] {
  return pinned.includes(key)
    ? pinned.filter((other) => other !== key)
    : [...pinned, key].slice(-MOST_PINNED);
}

/** The pinned markets first, each part in the venue's order. */
export function pinnedFirst<Family extends MarketFamily>(
  families: readonly Family[],
  pinned: readonly string[],
): readonly Family[] {
  const isPinned = ({ key }: MarketFamily) => pinned.includes(key);
  return [...families.filter(isPinned), ...families.filter((family) => !isPinned(family))];
}

/** The markets whose title holds every one of the words, whatever their case. */
export function searchMarkets<Titled extends { readonly title: string }>(
  families: readonly Titled[],
  words: string,
): readonly Titled[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return families.filter(({ title }) => wanted.every((word) => title.toLowerCase().includes(word)));
}
