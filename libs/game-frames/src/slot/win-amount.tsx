import { formatAmount, type Money } from '@heptad/formatting';
import { useEffect, useState, type ReactNode } from 'react';
import { COUNT_MS, countedWin } from './count-up';

export interface WinAmountProps {
  readonly win: Money;
  readonly stake: Money;
  readonly currency: string;
  /** As little movement as can be: the figure stands at once. */
  readonly isCalm: boolean;
}

/** The figure of a win, which counts up where more was won than staked. */
export function WinAmount({ win, stake, currency, isCalm }: WinAmountProps): ReactNode {
  const [since, setSince] = useState(isCalm ? COUNT_MS : 0);
  useEffect(() => {
    if (isCalm) return;
    const begins = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      setSince(now - begins);
      if (now - begins < COUNT_MS) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [win, isCalm]);
  return <span className="numeric">{formatAmount(countedWin(win, stake, since), currency)}</span>;
}
