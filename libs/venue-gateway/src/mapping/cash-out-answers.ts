import type { Result } from '@heptad/api-client';
import type * as v from 'valibot';
import type { CashOut, CashOutOffer, CashOutOutcome } from '../entities/cash-out';
import { readRecords } from './records';
import { senseless } from './refusals';

/** The offers for the bets that were asked about; one that makes no sense, or is of another bet, is dropped. */
export async function offersFor<Wire>(
  betIds: readonly string[],
  answer: Result<readonly unknown[]>,
  schema: v.GenericSchema<unknown, Wire>,
  read: (offer: Wire) => CashOutOffer | undefined,
): Promise<Result<readonly CashOutOffer[]>> {
  if (!answer.ok) return answer;
  const { kept } = await readRecords(answer.value, schema, read, ({ betId }) => betId);
  return { ok: true, value: kept.filter(({ betId }) => betIds.includes(betId)) };
}

/**
 * How giving up a bet ended: paid, or the price has changed. Neither is believed of another bet.
 * @param path of the call, for errors
 */
export function cashOutOutcome(
  path: string,
  betId: string,
  { paid, changed }: { readonly paid: CashOut | undefined; readonly changed: CashOutOffer | undefined },
): Result<CashOutOutcome> {
  if (paid?.betId === betId) return { ok: true, value: { state: 'done', cashOut: paid } };
  if (changed?.betId === betId) return { ok: true, value: { state: 'valueChanged', offer: changed } };
  return senseless(path, 'the cash-out cannot be read');
}

/** The cash-out that a venue found under a key; `null` where it found none. @param path of the call, for errors */
export function foundCashOut<Wire>(
  path: string,
  answer: Result<readonly Wire[]>,
  read: (wire: Wire) => CashOut | undefined,
): Result<CashOut | null> {
  if (!answer.ok) return answer;
  const [wire] = answer.value;
  if (wire === undefined) return { ok: true, value: null };
  const cashOut = read(wire);
  return cashOut === undefined
    ? senseless(path, 'the cash-out cannot be read')
    : { ok: true, value: cashOut };
}
