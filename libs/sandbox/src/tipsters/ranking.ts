import type { CallRequest, CallResponse, redList } from '@heptad/contracts';
import { firstDayOf, startOfTipDay } from './tip-days';

type Ranked = CallResponse<typeof redList.ranking>['items'][number];
type Order = CallRequest<typeof redList.ranking>['by'];

/** The tips of matches that began within so many days, today's included. */
export function inSpan<Tip extends { readonly kickOff: number }>(
  tips: readonly Tip[],
  days: number,
  now: number,
): readonly Tip[] {
  const from = startOfTipDay(firstDayOf(days, now));
  return tips.filter(({ kickOff }) => kickOff >= from);
}

const KEYS: Readonly<Record<Order, (ranked: Ranked) => number>> = {
  profit: ({ figures }) => Number(figures.profitRate),
  hits: ({ figures }) => Number(figures.hitRate),
  streak: ({ figures }) => figures.streak,
};

/** The best first; equals by profit rate, then by how much it rests on, then by id, so that the order is always the same. */
export function rankingOrder(by: Order): (a: Ranked, b: Ranked) => number {
  const key = KEYS[by];
  return (a, b) =>
    key(b) - key(a) ||
    KEYS.profit(b) - KEYS.profit(a) ||
    b.figures.settled - a.figures.settled ||
    (a.person.id < b.person.id ? -1 : 1);
}
