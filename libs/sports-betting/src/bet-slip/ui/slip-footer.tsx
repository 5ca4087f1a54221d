import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlipState } from '../slip-state';
import { NextStep } from './next-step';
import { SlipSummary } from './slip-summary';
import { StakeKeys } from './stake-keys';
import { activeWager, type StakeEntry } from './use-stake-entry';
import { useDeferredSlip, useSlipView } from './use-slip-view';

export interface SlipFooterProps {
  readonly entry: StakeEntry;
  /** Shows the keypad while a stake is being entered; else stakes are typed into their fields. */
  readonly withKeypad: boolean;
}

interface FootProps extends SlipFooterProps {
  readonly slip: SlipState;
}

const Foot = memo(function Foot({ slip, entry, withKeypad }: FootProps) {
  const { t } = useTranslation('sports');
  const view = useSlipView(slip);
  const problemId = useId();
  const isReceipt = view.slip.placements.some(({ status }) => status !== 'failed');
  if (isReceipt || view.legs.length === 0)
    return <p className="text-center text-xs text-muted">{t('slip.playMoney')}</p>;
  const wager = activeWager(view.wagers, entry);
  return (
    <div className="flex flex-col gap-[6px]">
      {wager !== undefined && (
        <StakeKeys
          wager={wager}
          withDigits={withKeypad && entry.isTyping && !entry.showsSettings}
          onDone={entry.done}
        />
      )}
      <SlipSummary view={view} wager={wager} problemId={problemId} />
      <NextStep view={view} problemId={problemId} />
    </div>
  );
});

/** What never scrolls: the keys of the stake, what it comes to, and the next step. Nothing to do while receipts are shown. */
export function SlipFooter(props: SlipFooterProps) {
  return <Foot {...props} slip={useDeferredSlip()} />;
}
