import { money } from '@heptad/formatting';
import { createMemoryCommandStore, createSimulation } from '@heptad/sandbox-simulation';
import type { SimMatch, SimSelection, Simulation } from '@heptad/sandbox-simulation';
import type { BetEvent, BettingEngine, Order } from '../betting/betting';
import { createBettingEngine } from '../betting/create-betting-engine';
import { LEDGER_STEPS } from '../ledger-steps';
import type { StorageOptions } from '../storage/engine';
import { openStorage } from '../storage/storage';
import type { Storage } from '../storage/storage';
import { memberAccount, platformAccount } from '../wallet/accounts';
import { createLedger } from '../wallet/ledger';
import type { Ledger } from '../wallet/ledger';

/** The clock's time when {@link openBetting} is done, ms. */
export const BETTING_START = Date.UTC(2026, 10, 20, 12, 0);
/** The member who bets. */
export const BETTING_MEMBER = 'm1';

/** Betting with a member who has 1,000.00 at IMTY, a database in memory and a clock that tests set. */
export interface BettingUnderTest {
  readonly clock: { now(): number; set(time: number): void };
  readonly storage: Storage;
  readonly ledger: Ledger;
  readonly simulation: Simulation;
  readonly betting: BettingEngine;
  readonly events: readonly BetEvent[];
  /** Minor units in the member's venue wallet. */
  balance(): Promise<bigint>;
  /** Moves the clock and lets the engine decide and settle. */
  jump(ms: number): Promise<void>;
  /** A football match of today, by its place in the list. */
  upcoming(place?: number): SimMatch;
  /** A basketball match in play. */
  live(): SimMatch;
}

/** Sets betting up at {@link BETTING_START}. @param options where it is kept; in memory unless given */
export async function openBetting(
  options: StorageOptions = { sqlite: ':memory:' },
): Promise<BettingUnderTest> {
  let time = BETTING_START;
  const clock = { now: () => time, set: (next: number) => void (time = next) };
  const storage = await openStorage(options, LEDGER_STEPS);
  const ledger = createLedger(storage, clock.now);
  const simulation = await createSimulation({ seed: 7, clock, store: createMemoryCommandStore() });
  const betting = createBettingEngine({ simulation, ledger, storage, clock });
  const events: BetEvent[] = [];
  betting.onEvent((event) => events.push(event));
  const wallet = memberAccount(BETTING_MEMBER, 'IMTY');
  const from = platformAccount('deposits');
  await ledger.transfer({ from, to: wallet, amount: 100_000n, reason: 'topUp', memberId: BETTING_MEMBER });
  return {
    clock,
    storage,
    ledger,
    simulation,
    betting,
    events,
    balance: () => ledger.balance(wallet),
    async jump(ms) {
      time += ms;
      await betting.advance();
    },
    upcoming(place = 0) {
      const match = simulation.matches({ period: 'today', sport: 'football', markets: 'all' })[place];
      if (!match) throw new Error('no match today');
      return match;
    },
    live() {
      const matches = simulation.matches({ period: 'live', sport: 'basketball', markets: 'all' });
      const match = matches.find(({ markets }) => markets.length > 3);
      if (!match) throw new Error('no match in play');
      return match;
    },
  };
}

/** A selection of a whole-match market. */
export function pickSelection(match: SimMatch, kind: string, side: string): SimSelection {
  const market = match.markets.find((entry) => entry.kind === kind && entry.period === 'full');
  const selection = market?.selections.find((entry) => entry.side === side);
  if (!selection) throw new Error(`no ${kind} ${side}`);
  return selection;
}

/** A single of 100.00 at the price shown. */
export function singleOrder(selection: SimSelection, changes: Partial<Order> = {}): Order {
  return {
    memberId: BETTING_MEMBER,
    venue: 'IMTY',
    idempotencyKey: 'key-1',
    code: 1001,
    legs: [{ selection: selection.key, odds: selection.odds }],
    unitStake: money('100.00'),
    acceptance: 0,
    ...changes,
  };
}
