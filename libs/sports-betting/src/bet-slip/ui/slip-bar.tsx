import { totalOdds } from '@heptad/formatting';
import { Badge, cx, FOCUS_RING_INSIDE, Icon, preloadBottomSheet } from '@heptad/ui-kit';
import { memo, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { isOpen, type Placement } from '../placement';
import { isBuilder } from '../rules/bet-builder';
import { canCombine } from '../rules/combining';
import { keyOf, type SlipSelection } from '../slip-selection';
import { selectLegs, selectPlacements, slipActions, type WithSlip } from '../slip-slice';
import { MAX_SLIP_LEGS } from '../slip-state';
import { TotalOdds } from './total-odds';
import { useLegQuotes } from './use-leg-quotes';
import { useOddsText } from './use-slip-view';
import { teamsOf, useSelectionParts, useSelectionText } from './use-selection-text';

/**
 * What was picked over what it is of, and its price; of several, how many over what was picked. Both are drawn with the same elements,
 * so that a further pick changes texts alone.
 */
function Picked({ legs }: { readonly legs: readonly SlipSelection[] }) {
  const { t } = useTranslation('sports');
  const board = useLegQuotes(legs);
  const written = useOddsText();
  const selectionParts = useSelectionParts();
  const selectionText = useSelectionText();
  const oddsOf = (leg: SlipSelection) => board.get(keyOf(leg))?.odds ?? leg.odds;
  const [only] = legs.length === 1 ? legs : [];
  const first =
    only === undefined
      ? {
          name: t(legs.length < MAX_SLIP_LEGS ? 'slip.count' : 'slip.full', { count: legs.length }),
          line: '',
        }
      : selectionParts(only);
  return (
    <>
      <span className="min-w-0 flex-1 text-left leading-tight">
        <span className="flex min-w-0 gap-1 font-medium">
          {/* A price without its line says nothing: the name before it is what is cut off. */}
          <span className="min-w-0 truncate">{first.name}</span>
          {first.line !== '' && <span className="shrink-0">{first.line}</span>}
        </span>
        <span className="block truncate text-xs">
          {only === undefined
            ? legs.map(selectionText).join(' · ')
            : `${only.market.name} · ${teamsOf(only)}`}
        </span>
      </span>
      <span className="text-lg empty:hidden">
        {only !== undefined && <span className="numeric">{written(oddsOf(only))}</span>}
        {canCombine(legs) && !isBuilder(legs) && <TotalOdds odds={totalOdds(legs.map(oddsOf))} />}
      </span>
    </>
  );
}

export interface SlipBarProps {
  /** False on pages without the tab bar, where the slip goes to the lower edge. */
  readonly aboveTabs?: boolean;
}

interface BarProps extends Required<SlipBarProps> {
  readonly legs: readonly SlipSelection[];
  readonly placements: readonly Placement[];
}

const Bar = memo(function Bar({ legs, placements, aboveTabs }: BarProps) {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  // A receipt that nobody has looked at yet is worth a line of its own.
  const placed = placements.some(({ status }) => status !== 'failed');
  const shown = legs.length > 0 || placed;
  useEffect(() => {
    if (shown) void preloadBottomSheet();
  }, [shown]);
  if (!shown) return null;
  return (
    <div
      data-foot-bar=""
      className={cx(
        'fixed inset-x-0 z-20 px-3 pb-2 md:left-auto md:w-[420px] xl:hidden',
        aboveTabs ? 'bottom-(--foot) lg:bottom-2' : 'bottom-(--inset-bottom)',
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
        ) : (
          <Picked legs={legs} />
        )}
        <Icon name="chevronUp" className="size-5" />
      </button>
    </div>
  );
});

/** The slip in one line at the foot of the page; not there while there is nothing in it and nothing to tell of. */
export function SlipBar({ aboveTabs = true }: SlipBarProps) {
  const legs = useSelector((state: WithSlip) => selectLegs(state));
  const placements = useSelector((state: WithSlip) => selectPlacements(state));
  // The price that was tapped is painted first, the bar follows it.
  return (
    <Bar legs={useDeferredValue(legs)} placements={useDeferredValue(placements)} aboveTabs={aboveTabs} />
  );
}
