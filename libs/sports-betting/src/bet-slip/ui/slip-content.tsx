import { Button, EmptyState, SegmentedControl } from '@heptad/ui-kit';
import { memo, useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Placement } from '../placement';
import { BET_MODES } from '../rules/bet-modes';
import { MAX_COMBO_LEGS } from '../rules/combo-codes';
import { keyOf } from '../slip-selection';
import { slipActions } from '../slip-slice';
import type { SlipState } from '../slip-state';
import type { WagerView } from '../slip-view';
import { ComboLines } from './combo-lines';
import { SlipLeg } from './slip-leg';
import { SlipReceipts } from './slip-receipts';
import { SlipSettings } from './slip-settings';
import { StakeField } from './stake-field';
import { useErrorText } from './use-error-text';
import { useSelectionText } from './use-selection-text';
import { useComboText } from './use-combo-text';
import { useDeferredSlip, useSlipView } from './use-slip-view';
import { activeWager, type StakeEntry } from './use-stake-entry';

/** Prices are kept fresh while this is on the screen; another language asks for the names again. */
function useWatching(language: string): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(slipActions.watched());
    return () => void dispatch(slipActions.unwatched());
  }, [dispatch, language]);
}

export interface SlipContentProps {
  readonly entry: StakeEntry;
  /** The keypad stands below, so the device's own stays away. */
  readonly withKeypad: boolean;
  /** Becomes the field of the stake that is being entered. */
  readonly stakeField?: RefObject<HTMLInputElement | null>;
}

/** Why bets of the last tap were not made. */
function FailedBets({ failed }: { readonly failed: readonly Placement[] }) {
  const { t } = useTranslation('sports');
  const errorText = useErrorText();
  return (
    <div role="alert" className="rounded-m border border-danger p-3 text-sm text-danger">
      {t('slip.status.failed')}
      {failed.map((placement) => (
        <p key={placement.key}>{errorText(placement)}</p>
      ))}
    </div>
  );
}

interface ContentProps extends SlipContentProps {
  readonly slip: SlipState;
}

const Content = memo(function Content({ slip, entry, withKeypad, stakeField }: ContentProps) {
  const { t, i18n } = useTranslation('sports');
  const dispatch = useDispatch();
  const view = useSlipView(slip);
  const selectionText = useSelectionText();
  const comboText = useComboText();
  useWatching(i18n.language);

  const { legs, mode, wagers } = view;
  const failed = slip.placements.filter(({ status }) => status === 'failed');
  if (failed.length < slip.placements.length) return <SlipReceipts placements={slip.placements} />;
  if (legs.length === 0)
    return <EmptyState icon="ticket" title={t('slip.empty')} description={t('slip.emptyHint')} />;

  if (entry.showsSettings) return <SlipSettings />;

  const active = activeWager(wagers, entry);
  const nameOf = ({ legs: held, comboCode, builder }: WagerView): string => {
    const [only] = held.length === 1 ? held : [];
    return only === undefined
      ? comboText(comboCode, held.length, builder !== undefined)
      : selectionText(only.leg);
  };
  const stake = (wager: WagerView) => (
    <StakeField
      wager={wager}
      name={nameOf(wager)}
      active={wager === active}
      withKeypad={withKeypad}
      inputRef={wager === active ? stakeField : undefined}
      onEnter={() => entry.enter(wager.id)}
      onStake={(text) => dispatch(slipActions.stakeChanged({ id: wager.id, text }))}
    />
  );
  const combos = wagers.filter(({ legs: held }) => held.length > 1);
  const gone = legs.filter(({ problem }) => problem === 'closed' || problem === 'locked');
  return (
    <div className="flex flex-col gap-2 pb-2">
      {failed.length > 0 && <FailedBets failed={failed} />}
      {legs.length > 1 && (
        <SegmentedControl
          label={t('slip.mode.label')}
          value={mode}
          onValueChange={(chosen) => dispatch(slipActions.modeChosen(chosen))}
          segments={BET_MODES.map((value) => ({ value, label: t(`slip.mode.${value}`) }))}
        />
      )}
      <ul className="flex flex-col gap-2" aria-label={t('slip.selections')}>
        {legs.map((leg) => {
          const wager = wagers.find(({ id }) => id === keyOf(leg.leg));
          return (
            <SlipLeg key={keyOf(leg.leg)} view={leg} onRemove={(key) => dispatch(slipActions.removed(key))}>
              {wager === undefined ? undefined : stake(wager)}
            </SlipLeg>
          );
        })}
      </ul>
      {gone.length > 1 && (
        <Button
          variant="secondary"
          block
          onClick={() => dispatch(slipActions.dropped(gone.map(({ leg }) => keyOf(leg))))}
        >
          {t('slip.removeGone', { gone: gone.length })}
        </Button>
      )}
      {combos.length > 0 && <ComboLines combos={combos} stake={stake} />}
      {mode === 'both' && view.combo !== undefined && (
        <p className="text-sm text-muted">{t(`slip.problem.${view.combo}`, { most: MAX_COMBO_LEGS })}</p>
      )}
    </div>
  );
});

/** The slip's selections, stakes and choices, or the receipts of what was placed; the same in the sheet and in the panel. */
export function SlipContent(props: SlipContentProps) {
  return <Content {...props} slip={useDeferredSlip()} />;
}
