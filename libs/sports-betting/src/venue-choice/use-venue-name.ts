import type { VenueDescription } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useVenueStatesQuery } from './venue-queries';

/** Names venues for members; the name of one under maintenance says so. */
export function useVenueName(): (venue: VenueDescription) => string {
  const { t } = useTranslation('sports');
  const { data: states } = useVenueStatesQuery();
  return ({ en, cn }) => {
    const name = t(`venue.${en}`, { defaultValue: cn });
    return states?.[en] === 'maintenance' ? t('venueInMaintenance', { name }) : name;
  };
}
