import { ITEMS, useStoredItem } from '@heptad/device';
import { formatAmount } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useCurrency, useIsMember } from '@heptad/session';
import { Button, Dialog } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { SportsServices } from '../../services';
import { LEAST_QUICK_STAKE, QUICK_STAKE_ITEM } from '../quick-bet-choices';
import { FILL_SLIP } from '../rules/gesture-mode';
import { keyOf } from '../slip-selection';
import { selectSlip, slipActions, type WithSlip } from '../slip-slice';
import { QuickStakeChoice } from './quick-stake-choice';
import { ToleranceChoice } from './tolerance-choice';
import { useOddsText } from './use-slip-view';
import { teamsOf, useSelectionText } from './use-selection-text';

/** Asks once in every session before a tap on a price bets without asking; the bet in question is named (CONST-006). */
export function QuickBetAsk() {
  const { t } = useTranslation('sports');
  const currency = useCurrency();
  const { device } = useServices<SportsServices>();
  const dispatch = useDispatch();
  const written = useOddsText();
  const selectionText = useSelectionText();
  // The bet in question alone: a tap on a price asks nothing, and draws nothing here.
  const leg = useSelector((state: WithSlip) => {
    const { quickBet, legs } = selectSlip(state);
    return legs.find((each) => keyOf(each) === quickBet.key);
  });
  const confirmed = useSelector((state: WithSlip) => selectSlip(state).quickBet.confirmed);
  const isMember = useIsMember();
  const stake = useStoredItem(device.items, QUICK_STAKE_ITEM) ?? LEAST_QUICK_STAKE;
  const leave = (): void => void dispatch(slipActions.quickBetLeft());
  const turnOff = (): void => {
    device.items.set(ITEMS.betGestureMode, FILL_SLIP);
    leave();
  };
  return (
    <Dialog
      open={leg !== undefined && isMember && !confirmed}
      onOpenChange={(open) => open || leave()}
      title={t('slip.quick.askTitle')}
      description={t('slip.quick.askText')}
      actions={
        <div className="flex w-full flex-col gap-2">
          <Button block onClick={() => dispatch(slipActions.quickBetConfirmed())}>
            {t('slip.place', { amount: formatAmount(stake, currency) })}
          </Button>
          <Button block variant="secondary" onClick={leave}>
            {t('slip.quick.onlySlip')}
          </Button>
          <Button block variant="plain" onClick={turnOff}>
            {t('slip.quick.turnOff')}
          </Button>
        </div>
      }
    >
      {leg !== undefined && (
        <div className="flex flex-col gap-3 pt-2">
          <p className="flex min-w-0 justify-between gap-3 rounded-m bg-sunken p-3">
            <span className="min-w-0">
              <span className="line-clamp-3 font-medium break-words text-text">{selectionText(leg)}</span>
              <span className="line-clamp-2 text-xs break-words text-muted">{teamsOf(leg)}</span>
            </span>
            <span className="numeric shrink-0 text-lg text-text">{written(leg.odds)}</span>
          </p>
          <QuickStakeChoice />
          <ToleranceChoice />
        </div>
      )}
    </Dialog>
  );
}
