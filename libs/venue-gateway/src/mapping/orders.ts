import type { Result } from '@heptad/api-client';
import type * as v from 'valibot';
import type { Bet, BetPage, BetQuery, OrderLeg } from '../entities/bet';
import { readRecords } from './records';
import { betUnknown, senseless } from './refusals';

/** What is said of legs that cannot be sent. */
export const LEGS_UNFIT = 'a leg is not of this venue or has no price';

/** All legs as a family wants them back; `undefined` where one is not of this venue or has no price, or where there are none. */
export function wireLegs<Wire>(
  legs: readonly OrderLeg[],
  toWire: (leg: OrderLeg) => Wire | undefined,
): Wire[] | undefined {
  const wires = legs.map(toWire).filter((wire) => wire !== undefined);
  return wires.length === legs.length && wires.length > 0 ? wires : undefined;
}

/** A bet that was placed under a key. @param bet as the venue told it; `undefined` where it cannot be read */
export function placedBet(path: string, bet: Bet | undefined, key: string): Result<Bet> {
  return bet === undefined
    ? senseless(path, 'the order cannot be read')
    : { ok: true, value: { ...bet, key } };
}

/** How bets are asked for one by one. */
export interface BetQuestions {
  readonly confirmBet: (key: string) => Promise<Result<Bet | null>>;
  readonly bet: (id: string) => Promise<Result<Bet>>;
}

/**
 * Asking for one bet, by the key it was placed under or by its id.
 * @param path of the call, for errors
 * @param ask sends the question, and gives what the venue found
 * @param read an order as a bet; `undefined` where it cannot be read
 */
export function betQuestions<Wire>(
  path: string,
  ask: (question: { readonly key: string } | { readonly id: string }) => Promise<Result<readonly Wire[]>>,
  read: (order: Wire) => Bet | undefined,
): BetQuestions {
  async function find(question: Parameters<typeof ask>[0]): Promise<Result<Bet | null>> {
    const answer = await ask(question);
    if (!answer.ok) return answer;
    const [order] = answer.value;
    if (order === undefined) return { ok: true, value: null };
    const bet = read(order);
    return bet === undefined ? senseless(path, 'the order cannot be read') : { ok: true, value: bet };
  }
  return {
    async confirmBet(key) {
      const found = await find({ key });
      return found.ok && found.value ? { ok: true, value: { ...found.value, key } } : found;
    },
    async bet(id) {
      const found = await find({ id });
      if (!found.ok) return found;
      return found.value ? { ok: true, value: found.value } : betUnknown(path);
    },
  };
}

/** Which page of bets a question means, and how it is sent. */
export function betPageRequest({ page = 1, pageSize = 20, signal }: BetQuery) {
  return { page, size: pageSize, options: { noToast: true, ...(signal === undefined ? {} : { signal }) } };
}

/** A page of bets; one that makes no sense on its own is dropped. */
export async function readBetPage<Wire>(
  { page, size }: { readonly page: number; readonly size: number },
  answer: { readonly records: readonly unknown[]; readonly total: number },
  schema: v.GenericSchema<unknown, Wire>,
  read: (order: Wire) => Bet | undefined,
): Promise<Result<BetPage>> {
  const { kept, dropped } = await readRecords(answer.records, schema, read, ({ id }) => id);
  const { total } = answer;
  return { ok: true, value: { bets: kept, page, total, hasMore: page * size < total, dropped } };
}
