import { useIsMember } from '@heptad/session';
import { Button } from '@heptad/ui-kit';
import type { OddsAcceptance, VenueCode } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectSlip, slipActions, type WithSlip } from '../slip-slice';

export interface AcceptanceAskProps {
  /** Where bets were made; each may be the same venue as another. */
  readonly venues: readonly VenueCode[];
}

/**
 * Says what happens when odds change, and asks members whether that is right, until it is answered for a venue. It stands with what was
 * bet: beside a keypad a low phone has no room for it. Nothing waits for the answer: worse odds always ask.
 */
export function AcceptanceAsk({ venues }: AcceptanceAskProps) {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const isMember = useIsMember();
  const chosen = useSelector((state: WithSlip) => selectSlip(state).acceptance);
  const open = [...new Set(venues)].filter((venue) => chosen[venue] === undefined);
  if (!isMember || open.length === 0) return null;
  const choose = (acceptance: OddsAcceptance) => (): void => {
    for (const venue of open) dispatch(slipActions.acceptanceChosen({ venue, acceptance }));
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
