import { gamePlay } from '@heptad/contracts';
import { money } from '@heptad/formatting';
import * as v from 'valibot';
import type { ProvenRound } from './round';

/** What each engine's result looks like. */
export const RESULT_FORMS = {
  slot: gamePlay.slotResult,
  fishing: gamePlay.fishingResult,
  baccarat: gamePlay.baccaratResult,
  roulette: gamePlay.rouletteResult,
  lottery: gamePlay.lotteryResult,
} as const satisfies Readonly<Record<ProvenRound['engine'], v.GenericSchema<unknown, unknown>>>;

/** A result as text, read by its form and with what was paid in one order, so that equal results are equal texts. */
export function written(engine: ProvenRound['engine'], result: unknown): string {
  const read = v.parse(RESULT_FORMS[engine], result);
  if (!('paid' in read)) return JSON.stringify(read);
  const paid = read.paid
    .map(({ spot, amount }) => ({ spot, amount: money(amount) }))
    .toSorted((a, b) => (a.spot < b.spot ? -1 : 1));
  return JSON.stringify({ ...read, paid });
}
