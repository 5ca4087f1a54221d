import { useContext, useEffect, useState } from 'react';
import { reloadForMissingChunk, reloadHostOf } from './chunk-reload';
import { FailurePage } from './failure-page';
import { MoneyContext, useMoneyInFlight } from './money-watch';

export interface MissingChunkProps {
  /** Fetches what is missing where it stands. */
  readonly onRetry?: () => void;
  /** Being fetched: another tap would wait for the same answer. */
  readonly retrying?: boolean;
}

/**
 * Stands where a part of the app is missing, as happens after a deploy, and mends that by the one guarded reload. While money
 * is on its way nothing is reloaded: the page says so, and offers the reload once the money has settled.
 */
export function MissingChunk({ onRetry, retrying = false }: MissingChunkProps) {
  const money = useContext(MoneyContext);
  const inFlight = useMoneyInFlight();
  // After it was held back once, only the member's tap reloads: they may be reading how their bet ended.
  const [heldBack] = useState(money.inFlight);
  useEffect(() => {
    if (!heldBack && !money.inFlight()) reloadForMissingChunk(reloadHostOf(window));
  }, [heldBack, money]);
  const canFetch = onRetry !== undefined && (inFlight || !heldBack);
  return <FailurePage kind="chunkFailure" {...(canFetch && { onRetry, retrying })} />;
}
