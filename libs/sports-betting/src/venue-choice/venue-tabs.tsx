import { Tabs } from '@heptad/ui-kit';
import type { VenueCode, VenueDescription } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useVenueName } from './use-venue-name';

export interface VenueTabsProps {
  readonly venues: readonly VenueDescription[];
  readonly value: VenueCode;
  readonly onChange: (venue: VenueCode) => void;
  /** The id of what is shown of the venue. */
  readonly panel: string;
}

/** The sports venues in the order the server gives; one under maintenance says so and can still be looked at. */
export function VenueTabs({ venues, value, onChange, panel }: VenueTabsProps) {
  const { t } = useTranslation('sports');
  const nameOf = useVenueName();
  return (
    <Tabs<VenueCode>
      label={t('venues')}
      panel={panel}
      value={value}
      onValueChange={onChange}
      variant="pill"
      items={venues.map((each) => ({ value: each.en, label: nameOf(each) }))}
    />
  );
}
