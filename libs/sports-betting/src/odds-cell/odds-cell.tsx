import { convertOdds } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { Icon } from '@heptad/ui-kit';
import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsInSlip, slipActions, type WithSlip } from '../bet-slip/slip-slice';
import type { MarketShape, MatchShape, SelectionShape } from '../match-list/match-shape';
import { selectOddsType, type OddsFormatState } from '../odds-format/odds-format-slice';
import { BoardContext, usePrice } from '../price-board/app-board';
import type { SportsServices } from '../services';
import { useSelectionLabel } from './selection-label';

export interface OddsCellProps {
  readonly match: MatchShape;
  readonly market: MarketShape;
  readonly selection: SelectionShape;
  /** `row` puts the label beside the price, `stack` above it. */
  readonly shape?: 'row' | 'stack';
}

/**
 * One price that can be tapped into the slip. It is drawn again when its own price changes, and at no other tick; marks
 * and locks are data attributes, so that showing them moves nothing.
 */
export const OddsCell = memo(function OddsCell({ match, market, selection, shape = 'row' }: OddsCellProps) {
  const { t } = useTranslation('sports');
  const { clock, toast } = useServices<SportsServices>();
  const dispatch = useDispatch();
  const board = useContext(BoardContext);
  const price = usePrice(selection.key);
  const type = useSelector((state: { readonly oddsFormat: OddsFormatState }) => selectOddsType(state));
  const inSlip = useSelector((state: WithSlip) => selectIsInSlip(state, selection.key));
  const label = useSelectionLabel(market, selection);

  if (price?.odds === undefined || price.locked)
    return (
      <span
        data-shape={shape}
        data-locked=""
        className={CELL}
        role="img"
        aria-label={`${label} ${t('locked')}`}
      >
        <span className="truncate text-xs text-muted">{label}</span>
        <Icon name="lock" className="size-4 text-locked" />
      </span>
    );

  const { odds } = price;
  const tap = (): void => {
    const quote = board.bettable(selection.key, clock.now());
    if (inSlip || typeof quote === 'object')
      dispatch(slipActions.selectionTapped({ venue: match.venue, match, market, selection, odds }));
    else toast.show({ text: t(`refused.${quote}`) });
  };
  const shown = convertOdds(odds, type);
  return (
    <button
      type="button"
      aria-pressed={inSlip}
      aria-label={`${label} ${shown}`}
      data-shape={shape}
      data-mark={price.mark ?? undefined}
      onClick={tap}
      className={CELL}
    >
      <span className="max-w-full truncate text-[11px] leading-3 opacity-75">{label}</span>
      <span className="odds-value numeric text-[15px] leading-5">{shown}</span>
    </button>
  );
});

const CELL =
  'odds-cell flex min-h-11 min-w-0 flex-1 items-center justify-between gap-1 rounded-s bg-sunken px-1.5 text-text data-[shape=stack]:flex-col data-[shape=stack]:justify-center data-[shape=stack]:gap-px aria-pressed:bg-accent aria-pressed:text-on-accent focus-visible:outline-2 focus-visible:outline-focus data-[mark=up]:text-up data-[mark=down]:text-down aria-pressed:data-mark:text-on-accent';
