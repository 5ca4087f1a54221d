import {
  GAME_MONEY_BACK_KEY,
  GOAL_ALERTS_KEY,
  PINNED_MARKETS_KEY,
  QUICK_STAKE_KEY,
  QUICK_TOLERANCE_KEY,
  RECENT_MATCHES_KEY,
  RECENT_SEARCHES_KEY,
  ITEMS,
  LESS_MOTION,
  storedItem,
  ZOOM_ALLOWED,
  type StoredItem,
  type StoredItems,
} from '@heptad/device';
import { MEMBER_DRAFT_PREFIX } from '@heptad/session';
import * as v from 'valibot';

const ofFeature = (key: string): StoredItem<unknown> => storedItem(key, v.unknown());

/** What clearing takes away besides drafts: traces of what was looked at, and copies that the next visit fetches again. */
const TRACES: readonly StoredItem<unknown>[] = [
  ofFeature(RECENT_MATCHES_KEY),
  ofFeature(RECENT_SEARCHES_KEY),
  ofFeature(PINNED_MARKETS_KEY),
  ITEMS.wallet,
  ITEMS.sponsor,
  ITEMS.lines,
  ITEMS.venueOrder,
];

/** What resetting takes away: every choice of this page but language and theme, which have owners of their own. */
const CHOICES: readonly StoredItem<unknown>[] = [
  ITEMS.oddsType,
  ITEMS.userMode,
  ITEMS.betMode,
  ITEMS.betGestureMode,
  ITEMS.acceptedOddsChanges,
  ITEMS.balancesVisible,
  ofFeature(QUICK_STAKE_KEY),
  ofFeature(QUICK_TOLERANCE_KEY),
  ofFeature(GOAL_ALERTS_KEY),
  ofFeature(GAME_MONEY_BACK_KEY),
  LESS_MOTION,
  ZOOM_ALLOWED,
];

type Removing = Pick<StoredItems, 'remove' | 'removeAll'>;

/**
 * Clears the traces that this device keeps, and what was typed into forms that were not sent. The session, a remembered login, all choices, the bet slip and writes without a known end
 * stay: the last two lie outside the stored object.
 */
export function clearTraces(items: Removing): void {
  for (const item of TRACES) items.remove(item);
  items.removeAll(MEMBER_DRAFT_PREFIX);
}

/** Puts every choice of betting, of amounts and of the page back to what a new device has. */
export function forgetChoices(items: Pick<StoredItems, 'remove'>): void {
  for (const item of CHOICES) items.remove(item);
}
