import { SegmentedControl } from '@heptad/ui-kit';
import type { OddsAcceptance, VenueCode } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { ACCEPTANCES } from '../rules/acceptance';
import { slipActions } from '../slip-slice';

export interface AcceptanceChoiceProps {
  readonly venue: VenueCode;
  readonly acceptance: OddsAcceptance;
}

/** Which changes of odds a venue's bets may be taken at without asking again (STORE-021). */
export function AcceptanceChoice({ venue, acceptance }: AcceptanceChoiceProps) {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const label = t('slip.acceptance.label', { venue: t(`venue.${venue}`) });
  return (
    <div className="flex flex-col gap-1">
      <p className="text-xs text-muted" aria-hidden="true">
        {label}
      </p>
      <SegmentedControl
        label={label}
        value={acceptance}
        onValueChange={(chosen) => dispatch(slipActions.acceptanceChosen({ venue, acceptance: chosen }))}
        segments={ACCEPTANCES.map((value) => ({ value, label: t(`slip.acceptance.${value}`) }))}
      />
    </div>
  );
}
