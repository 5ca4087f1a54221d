import { SlipPanel } from '../bet-slip/ui/slip-panel';

/** The slip in the full-site layout, beside every page; without a selection it says how to make one. */
export default function SlipRail() {
  return <SlipPanel />;
}
