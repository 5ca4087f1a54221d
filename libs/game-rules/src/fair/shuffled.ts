import type { Draws } from './draws';

/**
 * The items in a drawn order, every order as likely as the others (Fisher and Yates, from the last place down). It takes
 * one draw fewer than there are items and leaves the given list as it is.
 */
export function shuffled<T>(draws: Draws, items: readonly T[]): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = draws.below(last + 1);
    [order[last], order[chosen]] = [order[chosen] as T, order[last] as T];
  }
  return order;
}
