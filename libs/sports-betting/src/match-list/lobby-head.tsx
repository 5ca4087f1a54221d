import { useIsMember } from '@heptad/session';
import { lazy, Suspense } from 'react';
import { OddsFormatSelect } from '../odds-format/odds-format-select';
import { VenueTabs } from '../venue-choice/venue-tabs';

import type { VenuePickerProps } from './venue-picker';

const MemberBalance = lazy(() => import('./member-balance'));

/** The head of the sports lobby in the full-site layout: venues, the odds format, and what a member has at the venue. */
export function LobbyHead({ venues, venue, onVenue, panel }: VenuePickerProps) {
  const isMember = useIsMember();
  return (
    <div className="@container flex min-h-[44px] items-center gap-4 rounded-t-l bg-head px-3 text-on-head">
      <VenueTabs venues={venues} value={venue} onChange={onVenue} panel={panel} />
      <span className="min-w-0 flex-1">
        {isMember && (
          <Suspense fallback={null}>
            <MemberBalance venue={venue} />
          </Suspense>
        )}
      </span>
      <OddsFormatSelect />
    </div>
  );
}
