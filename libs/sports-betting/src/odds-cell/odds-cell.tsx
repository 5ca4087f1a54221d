import { ITEMS } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { cx, Icon, VisuallyHidden } from '@heptad/ui-kit';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { QUICK_BET } from '../bet-slip/rules/gesture-mode';
import { selectIsInSlip, slipActions, type WithSlip } from '../bet-slip/slip-slice';
import type { MarketShape, MatchShape, SelectionShape } from '../match/match-shape';
import { useOddsType } from '../odds-format/use-odds-type';
import { useBoard, useIsOpen } from '../price-board/board-of';
import type { SportsServices } from '../services';
import { PriceText } from './price-text';
import { useSelectionWords, wordsText } from './selection-label';

export interface OddsCellProps {
  readonly match: MatchShape;
  readonly market: MarketShape;
  readonly selection: SelectionShape;
  /**
   * `row` puts the label beside the price, `stack` above it. Rows that set their own height take `line`, a low stack,
   * `inline`, a low row, or `price`, whose label is said by what stands beside it.
   */
  readonly shape?: keyof typeof SHAPES;
  readonly className?: string | undefined;
  /** What the side is called here, such as a team's name; the product's word unless given. */
  readonly name?: string | undefined;
}

/**
 * One price that can be tapped into the slip. A tick draws the price in it and nothing else; the cell itself is drawn again
 * only when it locks or opens, is picked, or the notation changes.
 */
export const OddsCell = memo(function OddsCell({
  match,
  market,
  selection,
  shape = 'row',
  className,
  name,
}: OddsCellProps) {
  const { t } = useTranslation('sports');
  const { clock, toast, device } = useServices<SportsServices>();
  const dispatch = useDispatch();
  const board = useBoard();
  const open = useIsOpen(selection.key);
  const type = useOddsType();
  const inSlip = useSelector((state: WithSlip) => selectIsInSlip(state, selection.key));
  const words = useSelectionWords(market, selection, name);
  const label = wordsText(words);

  const look = cx(CELL, SHAPES[shape], className);
  if (!open)
    return (
      <span
        data-shape={shape}
        data-locked=""
        className={cx(look, 'border border-dashed border-line dark:border-control')}
        role="img"
        aria-label={`${label} ${t('locked')}`}
      >
        {shape !== 'price' && <span className={cx(LABEL, 'truncate')}>{label}</span>}
        <Icon
          name="lock"
          className={shape === 'line' || shape === 'inline' ? 'size-3.5 text-locked' : 'size-4 text-locked'}
        />
      </span>
    );

  const tap = (): void => {
    const quote = board.bettable(selection.key, clock.now());
    const odds = board.get(selection.key)?.odds;
    // What is in the slip can always be taken out again, at whatever price.
    if (odds !== undefined && (inSlip || typeof quote === 'object')) {
      dispatch(slipActions.selectionTapped({ venue: match.venue, match, market, selection, odds }));
      if (!inSlip && device.items.get(ITEMS.betGestureMode) === QUICK_BET)
        dispatch(slipActions.quickBetAsked(selection.key));
    } else if (typeof quote === 'string') toast.show({ text: t(`refused.${quote}`) });
  };
  return (
    <button
      type="button"
      aria-pressed={inSlip}
      data-shape={shape}
      onClick={tap}
      className={cx(look, 'bg-sunken dark:bg-[color-mix(in_srgb,var(--color-text)_8%,var(--color-raised))]')}
    >
      <span
        className={cx(
          LABEL,
          shape === 'price' ? 'sr-only' : 'flex min-w-0 gap-1',
          name !== undefined && 'px-[4px]',
        )}
      >
        {words.side && (
          <span className={shape === 'row' ? 'line-clamp-2 min-w-0' : 'min-w-0 shrink-[9999] truncate'}>
            {words.side}
          </span>
        )}
        {words.side && words.line && ' '}
        {/* A line that is cut off is another line. */}
        {words.line && (
          <span className={market.countsFrom ? 'text-center tracking-tighter' : 'shrink-0'}>
            {words.line}
          </span>
        )}
        {market.countsFrom && <VisuallyHidden> {t('countsFromNow')}</VisuallyHidden>}
      </span>{' '}
      <PriceText selectionKey={selection.key} type={type} />
    </button>
  );
});

const CELL =
  'odds-cell group/cell relative flex min-w-0 flex-1 items-center gap-1 rounded-s text-text aria-pressed:bg-accent! aria-pressed:text-on-accent focus-visible:outline-2 focus-visible:outline-focus';

const SHAPES = {
  row: 'touch justify-between px-1.5 text-left',
  stack: 'touch flex-col justify-center gap-px',
  line: 'flex-col justify-center gap-px',
  inline: 'justify-between px-1.5',
  price: 'justify-center',
} as const;

const LABEL = 'max-w-full text-xs leading-[14px] text-muted group-aria-pressed/cell:text-on-accent';
