import { lazyWithMessages } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { FOCUS_RING_INSIDE, Icon, tabId, VisuallyHidden } from '@heptad/ui-kit';
import type { VenueCode, VenueDescription } from '@heptad/venue-gateway';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVenueName } from '../venue-choice/use-venue-name';

const VenueBalance = lazy(async () => ({ default: (await import('./member-balance')).VenueBalance }));
const VenueSheet = lazyWithMessages('sports', () => import('./venue-sheet'));

export interface VenuePickerProps {
  readonly venues: readonly VenueDescription[];
  readonly venue: VenueCode;
  readonly onVenue: (venue: VenueCode) => void;
  /** The id of what is shown of the venue. */
  readonly panel: string;
}

/** The venue that is shown and what a member has there; a tap opens the sheet of all venues. */
export function VenuePicker({ panel, ...props }: VenuePickerProps) {
  const { t } = useTranslation('sports');
  const isMember = useIsMember();
  const nameOf = useVenueName();
  const [choosing, setChoosing] = useState(false);
  const shown = props.venues.find(({ en }) => en === props.venue);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
        className={`flex h-[44px] shrink-0 items-center justify-between rounded-s pr-1 text-left ${isMember ? 'w-[124px]' : ''} ${FOCUS_RING_INSIDE}`}
      >
        <span className="min-w-0 text-xs leading-[16px]">
          <VisuallyHidden>{t('venues')} </VisuallyHidden>
          <span
            id={tabId(panel, props.venue)}
            className="block truncate text-sm leading-[18px] font-semibold"
          >
            {shown && nameOf(shown)}
          </span>{' '}
          {isMember && (
            <Suspense fallback={<span className="block h-[16px]" />}>
              <VenueBalance venue={props.venue} />
            </Suspense>
          )}
        </span>
        <Icon name="chevronDown" className="size-4" />
      </button>
      <Suspense fallback={null}>
        {choosing && <VenueSheet {...props} onClose={() => setChoosing(false)} />}
      </Suspense>
    </>
  );
}
