import { SlipPanel } from '../bet-slip/ui/slip-panel';

export { slipTexts as messages } from '../bet-slip/slip-texts';

/** The slip in the full-site layout, beside every page; without a selection it says how to make one. */
export default function SlipRail() {
  return <SlipPanel />;
}
