import { useServices } from '@heptad/feature-module';
import { Button, TOAST_KIND } from '@heptad/ui-kit';

import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { legExclusions } from '../bet-slip/rules/exclusions';
import { slipSelection } from '../bet-slip/slip-selection';
import { selectIsInSlip, selectLegs, slipActions, type WithSlip } from '../bet-slip/slip-slice';
import { MAX_SLIP_LEGS } from '../bet-slip/slip-state';
import type { MatchShape } from '../match/match-shape';
import { PriceText } from '../odds-cell/price-text';
import { useOddsType } from '../odds-format/use-odds-type';
import { useBoard, useIsOpen } from '../price-board/board-of';
import type { SportsServices } from '../services';
import type { OfferedSelection } from '../match/find-selection';

export interface CopyTipProps extends OfferedSelection {
  readonly match: MatchShape;
}

/** Why the selection could not be combined with what is in the slip; nothing where it could. */
function ExclusionLine({ match, market, selection }: CopyTipProps) {
  const { t } = useTranslation('sports');
  const board = useBoard();
  const legs = useSelector((state: WithSlip) => selectLegs(state));
  const odds = board.get(selection.key)?.odds;
  if (odds === undefined) return null;
  const others = legs.filter((leg) => leg.selection.key !== selection.key);
  const leg = slipSelection({ venue: match.venue, match, market, selection, odds });
  const exclusion = legExclusions([...others, leg]).get(selection.key);
  if (exclusion === undefined) return null;
  return (
    <p className="text-center text-xs text-warning">
      {t(`slip.problem.${exclusion.reason}`)} · {t('redList.copy.single')}
    </p>
  );
}

/** The price of this moment, and the button that puts the tip into the slip at it or takes it out again. */
export function CopyTip(props: CopyTipProps) {
  const { match, market, selection } = props;
  const { t } = useTranslation('sports');
  const { clock, toast } = useServices<SportsServices>();
  const dispatch = useDispatch();
  const board = useBoard();
  const open = useIsOpen(selection.key);
  const type = useOddsType();
  const inSlip = useSelector((state: WithSlip) => selectIsInSlip(state, selection.key));
  const count = useSelector((state: WithSlip) => selectLegs(state).length);

  const press = (): void => {
    if (inSlip) {
      dispatch(slipActions.removed(selection.key));
      return;
    }
    if (count >= MAX_SLIP_LEGS) {
      toast.show({ text: t('slip.full', { count: MAX_SLIP_LEGS }) });
      return;
    }
    const quote = board.bettable(selection.key, clock.now());
    if (typeof quote === 'string') {
      toast.show({ text: t(`refused.${quote}`) });
      return;
    }
    dispatch(slipActions.selectionTapped({ venue: match.venue, match, market, selection, odds: quote.odds }));
    toast.show({ text: t('redList.copy.added'), kind: TOAST_KIND.success });
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-2 text-sm">
        <span className="text-muted">
          {t('redList.tip.now')} · {t('redList.copy.venue', { venue: t(`venue.${match.venue}`) })}
        </span>
        {open ? (
          <span className="text-text">
            <PriceText selectionKey={selection.key} type={type} />
          </span>
        ) : (
          <span className="text-muted">{t('slip.mark.locked')}</span>
        )}
      </div>
      <Button
        block
        variant={inSlip ? 'secondary' : 'primary'}
        aria-pressed={inSlip}
        disabled={!open && !inSlip}
        onClick={press}
      >
        {t(inSlip ? 'redList.copy.remove' : 'redList.copy.add')}
      </Button>
      {open ? (
        <ExclusionLine {...props} />
      ) : (
        <p role="status" className="text-center text-xs text-muted">
          {t('redList.copy.locked')}
        </p>
      )}
    </div>
  );
}
