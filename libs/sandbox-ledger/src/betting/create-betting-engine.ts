import type { Simulation } from '@heptad/sandbox-simulation';
import type { Storage } from '../storage/storage';
import type { Ledger } from '../wallet/ledger';
import { listBets } from './bet-lists';
import type { BetEvent, BettingEngine } from './betting';
import { createCashOuts } from './cash-outs';
import { findBet } from './find-bets';
import { builderOffer, limitsFor } from './limits';
import { placeBet } from './place-bet';
import { settleDueBets } from './settle-bets';
import { createStakes } from './stakes';
import { pricedFor } from './venue-pricing';

export interface BettingEngineOptions {
  readonly simulation: Simulation;
  readonly ledger: Ledger;
  readonly storage: Storage;
  /** The sandbox clock. */
  readonly clock: { now(): number };
  /** Asked before a bet is stored, in its transaction; throws to refuse it. Whoever can pay may bet unless given. @param stake minor units */
  readonly admit?: (memberId: string, stake: bigint) => Promise<void>;
}

/** Makes the betting engine. Call {@link BettingEngine.advance} from the clock, at least once a second of sandbox time. */
export function createBettingEngine({
  simulation,
  ledger,
  storage,
  clock,
  admit = () => Promise.resolve(),
}: BettingEngineOptions): BettingEngine {
  const listeners = new Set<(event: BetEvent) => void>();
  const tell = (event: BetEvent) => {
    for (const listener of listeners) listener(event);
  };
  const stakes = createStakes(ledger);
  const parts = { simulation, storage, stakes, clock, tell, admit };
  let advancing = Promise.resolve();

  return {
    ...createCashOuts(parts),
    place: (order) => placeBet(parts, order),
    order: (memberId, id) => findBet(storage, memberId, id),
    orders: (query) => listBets(storage, query),
    builderOffer: (selections, venue) => builderOffer(simulation, venue, selections),
    limits: (selections, venue) => limitsFor(pricedFor(simulation, venue), selections),
    advance() {
      const turn = advancing.then(() => settleDueBets({ simulation, storage, stakes }, clock.now(), tell));
      // One failed turn is told to its caller and does not stop the next.
      advancing = turn.catch(() => undefined);
      return turn;
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
