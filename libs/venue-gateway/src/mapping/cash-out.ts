import type { CashOut, CashOutOffer, OpenCashOutOffer } from '../entities/cash-out';
import { readMoney } from './money-text';
import { readPositive } from './positive-money';

type Wire = string | number | null | undefined;

/** An open offer as every family has it, whatever it calls its parts. */
export interface WireOffer {
  readonly betId: string;
  readonly stake: Wire;
  readonly value: Wire;
  readonly step: Wire;
  readonly least: Wire;
  readonly at: Wire;
  readonly expiresAt: Wire;
}

function readTime(wire: Wire): number | undefined {
  if (wire === null || wire === undefined || wire === '') return undefined;
  const time = Number(wire);
  return Number.isSafeInteger(time) && time > 0 ? time : undefined;
}

/** An open offer; `undefined` when a part of it cannot be read: nobody consents to half an offer. */
export function openOffer(wire: WireOffer): OpenCashOutOffer | undefined {
  const stake = readPositive(wire.stake);
  const value = readPositive(wire.value);
  const step = readPositive(wire.step);
  const least = readPositive(wire.least);
  const at = readTime(wire.at);
  const expiresAt = readTime(wire.expiresAt);
  if (stake === undefined || value === undefined || step === undefined || least === undefined)
    return undefined;
  if (at === undefined || expiresAt === undefined || expiresAt < at) return undefined;
  return { betId: wire.betId, state: 'open', stake, value, step, least, at, expiresAt };
}

/** A bet that has no offer now. */
export function closedOffer(betId: string, suspended: boolean): CashOutOffer {
  return { betId, state: suspended ? 'suspended' : 'none' };
}

/** A cash-out that was paid; `undefined` when an amount cannot be read. */
export function paidCashOut(
  wire: Readonly<Record<'id' | 'betId' | 'stake' | 'paid' | 'running' | 'at', string | number>>,
): CashOut | undefined {
  const stake = readPositive(wire.stake);
  const paid = readPositive(wire.paid);
  const running = readMoney(wire.running);
  const at = readTime(wire.at);
  if (stake === undefined || paid === undefined || running === undefined || at === undefined)
    return undefined;
  return { id: String(wire.id), betId: String(wire.betId), stake, paid, running, at };
}
