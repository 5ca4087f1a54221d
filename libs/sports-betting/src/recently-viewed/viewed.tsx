import { useServices } from '@heptad/feature-module';
import { isOver } from '@heptad/venue-gateway';
import { useEffect, useRef } from 'react';
import type { MatchShape } from '../match/match-shape';
import type { SportsServices } from '../services';
import { RECENT_MATCHES, withViewed } from './recent-matches';

/** Keeps that a match's page was opened, unless the match is over. Shows nothing. */
export default function Viewed({ match }: { readonly match: MatchShape }) {
  const { device, clock } = useServices<SportsServices>();
  const latest = useRef(match);
  const over = isOver(match.status);
  useEffect(() => {
    latest.current = match;
  });
  useEffect(() => {
    const { items } = device;
    if (!over)
      items.set(RECENT_MATCHES, withViewed(items.get(RECENT_MATCHES) ?? [], latest.current, clock.now()));
  }, [device, clock, match.venue, match.id, over]);
  return null;
}
