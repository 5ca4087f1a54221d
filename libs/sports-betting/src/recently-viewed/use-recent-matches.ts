import { useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import type { SportsServices } from '../services';
import { RECENT_MATCHES, stillPlayed, type RecentMatch } from './recent-matches';

/** The matches whose pages were opened last and that may still be played, latest first. @param besides the id of a match that is left out */
export function useRecentMatches(besides?: string | null): readonly RecentMatch[] {
  const { device, clock } = useServices<SportsServices>();
  const recent = useStoredItem(device.items, RECENT_MATCHES) ?? [];
  return stillPlayed(recent, clock.now()).filter(({ id }) => id !== besides);
}
