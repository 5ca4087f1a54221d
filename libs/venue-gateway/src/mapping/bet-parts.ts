import { defined, type Money } from '@heptad/formatting';
import type { Bet, BetLeg, BetState } from '../entities/bet';
import type { VenueCode } from '../entities/venue';
import { byNumber } from './by-number';
import { europeanOdds } from './european-odds';
import { readMoney } from './money-text';
import { readPositive } from './positive-money';

type SettledState = 'won' | 'halfWon' | 'push' | 'halfLost' | 'lost' | 'void';

/** States of a bet that is over, by a venue's result number. */
export type ResultTable = ReadonlyMap<number, BetState>;

/** @param numbers a family's numbers; that of a bet still open is no result */
export function resultTable({
  won,
  halfWon,
  push,
  halfLost,
  lost,
  void: nothing,
}: Readonly<Record<SettledState, number>>): ResultTable {
  return byNumber<SettledState>({ won, halfWon, push, halfLost, lost, void: nothing });
}

/** A leg's state: its own result, or else whether its bet is still waiting or was refused. */
export function legState(result: BetState | undefined, bet: BetState): BetState {
  return result ?? (bet === 'pending' || bet === 'rejected' ? bet : 'accepted');
}

type Wire = string | number | null | undefined;

/** What was cashed out of a bet that still runs or is over; `undefined` for a bet of which nothing was. */
export function cashedOutPart(
  stake: Wire,
  paid: Wire,
): { readonly cashedOut: { readonly stake: Money; readonly paid: Money } } | undefined {
  const part = readPositive(stake);
  const amount = readPositive(paid);
  return part === undefined || amount === undefined
    ? undefined
    : { cashedOut: { stake: part, paid: amount } };
}

/** A bet as every family has it, whatever it calls the parts. */
export interface WireBet {
  readonly id: string | number;
  readonly state: BetState;
  readonly placedAt: string | number;
  readonly comboCode: number;
  /** The price of a bet builder, where the family tells one. */
  readonly builderOdds?: number | null | undefined;
  readonly stake: string;
  readonly potentialReturn: string;
  readonly returned: string | null | undefined;
  readonly settledAt: Wire;
  /** The stake that was cashed out and what it paid, where the family tells it. */
  readonly cashedOut?: { readonly stake: Wire; readonly paid: Wire };
  /** `undefined` for a leg that cannot be read. */
  readonly legs: readonly (BetLeg | undefined)[];
  readonly rejection: string | null | undefined;
}

/** A bet; `undefined` when an amount or a leg cannot be read, because half a bet is not the truth. */
export function buildBet(venue: VenueCode, wire: WireBet): Bet | undefined {
  const stake = readMoney(wire.stake);
  const potentialReturn = readMoney(wire.potentialReturn);
  const legs = wire.legs.filter((leg) => leg !== undefined);
  if (stake === undefined || potentialReturn === undefined || legs.length !== wire.legs.length)
    return undefined;
  const returned = readMoney(wire.returned);
  const builderOdds = wire.builderOdds == null ? undefined : europeanOdds(wire.builderOdds);
  return {
    id: String(wire.id),
    venue,
    state: wire.state,
    placedAt: Number(wire.placedAt),
    comboCode: wire.comboCode,
    stake,
    potentialReturn,
    legs,
    ...defined({ returned, builderOdds }),
    ...(wire.settledAt === null || wire.settledAt === undefined ? {} : { settledAt: Number(wire.settledAt) }),
    ...cashedOutPart(wire.cashedOut?.stake, wire.cashedOut?.paid),
    ...(wire.rejection ? { rejection: wire.rejection } : {}),
  };
}
