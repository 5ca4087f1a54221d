import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectCashOut } from './cash-out-slice';
import type { WithCashOut } from './cash-out-state';

const CashOutSheet = lazy(async () => ({ default: (await import('./cash-out-sheet')).CashOutSheet }));

/** The sheet in which a bet is cashed out; its code is fetched when the first one is opened. */
export function CashOutWhenAsked() {
  const asked = useSelector((state: WithCashOut) => selectCashOut(state).subject !== undefined);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <CashOutSheet />
    </Suspense>
  );
}
