import { useIsMember } from '@heptad/session';
import type { OddsAcceptance } from '@heptad/venue-gateway';
import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectSlip, slipActions, type WithSlip } from '../slip-slice';

/** Says once what happens when odds change, and asks members whether that is right. Nothing waits for the answer: worse odds always ask. */
export function AcceptanceAsk() {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const isMember = useIsMember();
  const { acceptance: chosen, legs } = useSelector((state: WithSlip) => selectSlip(state));
  const venues = [...new Set(legs.map(({ venue }) => venue))].filter((venue) => chosen[venue] === undefined);
  if (!isMember || venues.length === 0) return null;
  const choose = (acceptance: OddsAcceptance) => (): void => {
    for (const venue of venues) dispatch(slipActions.acceptanceChosen({ venue, acceptance }));
  };
  return (
    <div className="flex flex-col gap-1 rounded-m bg-sunken p-2 text-sm text-text">
      <p>{t('slip.acceptance.ask')}</p>
      <div className="flex justify-end gap-2">
        <Button size="s" variant="secondary" onClick={choose('none')}>
          {t('slip.acceptance.none')}
        </Button>
        <Button size="s" variant="secondary" onClick={choose('better')}>
          {t('slip.acceptance.right')}
        </Button>
      </div>
    </div>
  );
}
