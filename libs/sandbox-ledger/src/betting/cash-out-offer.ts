import { fromMinorUnits } from '@heptad/formatting';
import type { SimQuote, Simulation } from '@heptad/sandbox-simulation';
import { betNumber, legsOf, runningStake, takenAtOf, type BetRow } from './bet-rows';
import type { BetLeg } from './betting';
import { OFFER_LIFETIME_MS, type CashOutOffer } from './cash-out';
import { cashOutValue, type ValuedLeg } from './cash-out-value';
import { combinationsOf } from './combinations';
import { hadGoalTakenBack, presentSelection } from './counted-score';
import { stakeOnWire } from './stake-on-wire';
import { pricedFor } from './venue-pricing';

/** Minor units. */
const LEAST_PART = 100n;

/** A bet's worth at a moment; minor units. */
type Worth = { readonly state: 'open'; readonly value: bigint } | { readonly state: 'suspended' | 'none' };

/** Whether a leg will be void: the score that it counts from was taken back. */
function isOff(simulation: Simulation, leg: BetLeg, takenAt: number, at: number): boolean {
  if (leg.countsFrom === undefined) return false;
  const events = simulation.events(leg.matchId).filter((event) => event.at <= at);
  return hadGoalTakenBack(events, takenAt);
}

/** The price of what the leg means, at a moment. */
function presentQuote(prices: Simulation, leg: BetLeg, at: number): SimQuote | undefined {
  const own = prices.quote(leg.selection, at);
  const selection = own === undefined ? leg.selection : presentSelection(leg, own);
  return selection === leg.selection ? own : prices.quote(selection, at);
}

/** What a bet is worth at a moment. @param at sandbox time, ms */
export function worthOf(simulation: Simulation, row: BetRow, at: number): Worth {
  if (row.state !== 'accepted' || at < takenAtOf(row)) return { state: 'none' };
  // Its legs have no prices that could be multiplied.
  if (row.builder_odds !== null) return { state: 'none' };
  const prices = pricedFor(simulation, row.venue);
  const legs: ValuedLeg[] = [];
  let held = false;
  for (const leg of legsOf(row)) {
    if (leg.state !== 'open') {
      legs.push(leg);
      continue;
    }
    if (isOff(simulation, leg, takenAtOf(row), at)) {
      legs.push({ ...leg, state: 'void' });
      continue;
    }
    const quote = presentQuote(prices, leg, at);
    if (quote === undefined || quote.state === 'closed') return { state: 'none' };
    held ||= quote.state !== 'open';
    legs.push({ ...leg, now: quote.odds });
  }
  if (held) return { state: 'suspended' };
  const value = cashOutValue(row.code, runningStake(row).unit, legs);
  return value > 0n ? { state: 'open', value } : { state: 'none' };
}

/** The smallest part, and the smallest amount that is cashed out or left; minor units. */
function partsOf(row: BetRow): { readonly step: bigint; readonly least: bigint } {
  const step = BigInt(combinationsOf(row.code, legsOf(row)).length);
  return { step, least: ((LEAST_PART + step - 1n) / step) * step };
}

/** What a bet is offered for at a moment. @param at sandbox time, ms */
export function offerOf(simulation: Simulation, row: BetRow, at: number): CashOutOffer {
  const betId = betNumber(row.id);
  const worth = worthOf(simulation, row, at);
  if (worth.state !== 'open') return { betId, state: worth.state };
  const { step, least } = partsOf(row);
  return {
    betId,
    state: 'open',
    stake: fromMinorUnits(runningStake(row).stake),
    value: fromMinorUnits(worth.value),
    step: fromMinorUnits(step),
    least: fromMinorUnits(least),
    at,
    expiresAt: at + OFFER_LIFETIME_MS,
  };
}

/** The part of the stake that an order names, if it may be cashed out. */
export function readPart(row: BetRow, stake: string): bigint | undefined {
  const part = stakeOnWire(stake);
  if (part === undefined) return undefined;
  const running = runningStake(row).stake;
  const { step, least } = partsOf(row);
  if (part === running) return part;
  return part >= least && running - part >= least && part % step === 0n ? part : undefined;
}
