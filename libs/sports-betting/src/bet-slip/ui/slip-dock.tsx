import { QuickBetAsk } from './quick-bet-ask';
import { SlipBar, type SlipBarProps } from './slip-bar';
import { SlipSheet } from './slip-sheet';

/** The slip on phones: a bar at the foot of the page and the sheet it opens; everywhere the question before quick bets. */
export function SlipDock(props: SlipBarProps) {
  return (
    <>
      <SlipBar {...props} />
      <SlipSheet />
      <QuickBetAsk />
    </>
  );
}
