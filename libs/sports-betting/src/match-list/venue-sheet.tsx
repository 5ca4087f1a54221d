import { useIsMember } from '@heptad/session';
import { BottomSheet, RadioGroup } from '@heptad/ui-kit';
import type { VenueCode } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useVenueName } from '../venue-choice/use-venue-name';
import MemberBalance, { VenueBalance } from './member-balance';
import type { VenuePickerProps } from './venue-picker';

export { messages } from '../list-tools/sheet-texts';

export interface VenueSheetProps extends Omit<VenuePickerProps, 'panel'> {
  readonly onClose: () => void;
}

/** The venues to choose from, each with what the member has there, and the way to move more to the one that is shown. */
export default function VenueSheet({ venues, venue, onVenue, onClose }: VenueSheetProps) {
  const { t } = useTranslation('sports');
  const isMember = useIsMember();
  const nameOf = useVenueName();
  return (
    <BottomSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('venues')}
      closeLabel={t('venuesClose')}
      footer={isMember && <MemberBalance venue={venue} />}
    >
      <RadioGroup<VenueCode>
        label={t('venues')}
        hideLabel
        value={venue}
        onValueChange={(chosen) => {
          onVenue(chosen);
          onClose();
        }}
        options={venues.map((each) => ({
          value: each.en,
          label: nameOf(each),
          ...(isMember && { description: <VenueBalance venue={each.en} /> }),
        }))}
      />
    </BottomSheet>
  );
}
