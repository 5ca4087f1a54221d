import { useIsMember } from '@heptad/session';
import type { VenueCode, VenueDescription } from '@heptad/venue-gateway';
import { lazy, Suspense } from 'react';
import { OddsFormatSelect } from '../odds-format/odds-format-select';
import { VenueTabs } from '../venue-choice/venue-tabs';

const MemberBalance = lazy(() => import('./member-balance'));

export interface LobbyHeadProps {
  readonly venues: readonly VenueDescription[];
  readonly venue: VenueCode;
  readonly onVenue: (venue: VenueCode) => void;
  /** The id of what is shown of the venue. */
  readonly panel: string;
}

/** The head of the sports lobby: venues, the odds format, and what a member has at the venue. */
export function LobbyHead({ venues, venue, onVenue, panel }: LobbyHeadProps) {
  const isMember = useIsMember();
  return (
    <div className="bg-head px-3 pt-[env(safe-area-inset-top)] text-on-head lg:rounded-t-l lg:pt-1 lg:pb-1">
      <div className="flex min-h-[52px] items-center justify-between gap-2">
        <VenueTabs venues={venues} value={venue} onChange={onVenue} panel={panel} />
        <OddsFormatSelect />
      </div>
      {isMember && (
        <Suspense fallback={<div className="h-[32px]" />}>
          <MemberBalance venue={venue} />
        </Suspense>
      )}
    </div>
  );
}
