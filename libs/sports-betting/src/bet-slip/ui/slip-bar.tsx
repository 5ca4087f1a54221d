import { Badge, cx, FOCUS_RING_INSIDE, Icon, preloadBottomSheet } from '@heptad/ui-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { usePrice } from '../../price-board/board-of';
import { isOpen } from '../placement';
import { canCombine } from '../rules/combining';
import { totalOdds } from '../rules/returns';
import { keyOf, type SlipSelection } from '../slip-selection';
import { selectLegs, selectPlacements, slipActions, type WithSlip } from '../slip-slice';
import { MAX_SLIP_LEGS } from '../slip-state';
import { TotalOdds } from './total-odds';
import { useLegQuotes } from './use-leg-quotes';
import { useOddsText } from './use-slip-view';
import { useSelectionText } from './use-selection-text';

function OneLeg({ leg }: { readonly leg: SlipSelection }) {
  const price = usePrice(keyOf(leg));
  const written = useOddsText();
  const selectionText = useSelectionText();
  return (
    <>
      {/* The line comes last, and a price without its line says nothing: long names take a second row. */}
      <span className="line-clamp-2 min-w-0 flex-1 text-left leading-tight">{selectionText(leg)}</span>
      <span className="numeric">{written(price?.odds ?? leg.odds)}</span>
    </>
  );
}

function SeveralLegs({ legs }: { readonly legs: readonly SlipSelection[] }) {
  const { t } = useTranslation('sports');
  const board = useLegQuotes(legs);
  const odds = totalOdds(legs.map((leg) => board.get(keyOf(leg))?.odds ?? leg.odds));
  return (
    <>
      <span className="min-w-0 flex-1 truncate text-left">
        {legs.length < MAX_SLIP_LEGS ? t('slip.title') : t('slip.full', { count: MAX_SLIP_LEGS })}
      </span>
      {canCombine(legs) && <TotalOdds odds={odds} />}
    </>
  );
}

export interface SlipBarProps {
  /** False on pages without the tab bar, where the slip goes to the lower edge. */
  readonly aboveTabs?: boolean;
}

/** The slip in one line at the foot of the page; not there while there is nothing in it and nothing to tell of. */
export function SlipBar({ aboveTabs = true }: SlipBarProps) {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const legs = useSelector((state: WithSlip) => selectLegs(state));
  const placements = useSelector((state: WithSlip) => selectPlacements(state));
  // A receipt that nobody has looked at yet is worth a line of its own.
  const placed = placements.some(({ status }) => status !== 'failed');
  const shown = legs.length > 0 || placed;
  useEffect(() => {
    if (shown) void preloadBottomSheet();
  }, [shown]);
  if (!shown) return null;
  const [first, second] = legs;
  return (
    <div
      data-foot-bar=""
      className={cx(
        'fixed inset-x-0 z-20 px-3 pb-2 md:left-auto md:w-[420px] xl:hidden',
        aboveTabs ? 'bottom-[calc(52px+var(--inset-bottom))] lg:bottom-2' : 'bottom-[var(--inset-bottom)]',
      )}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => dispatch(slipActions.sheetOpened())}
        className={cx(
          'flex min-h-[52px] w-full min-w-0 items-center gap-3 rounded-m bg-accent px-4 text-on-accent shadow-2',
          FOCUS_RING_INSIDE,
        )}
      >
        <Badge count={legs.length} tone="muted" label={t('slip.count', { count: legs.length })} />
        {placed ? (
          <span className="min-w-0 flex-1 truncate text-left">
            {t(placements.some(isOpen) ? 'slip.waiting' : 'slip.receiptReady')}
          </span>
        ) : first !== undefined && second === undefined ? (
          <OneLeg leg={first} />
        ) : (
          <SeveralLegs legs={legs} />
        )}
        <Icon name="chevronUp" className="size-5" />
      </button>
    </div>
  );
}
