import type { Money } from '@heptad/formatting';
import { createWriteState, lateWriteSaga, type WithWrite } from '@heptad/idempotent-write';

/** What a member moves between the centre wallet and the balance treasure. */
export interface TreasureMove {
  readonly direction: 'in' | 'out';
  readonly amount: Money;
  /** Whose midnight is to end a day, by an IANA name. */
  readonly timeZone: string;
}

/** Moves into the balance treasure and out of it: one at a time (ROUTE-033). */
export const treasureWrite = createWriteState<'treasure', TreasureMove, TreasureMove>({ name: 'treasure' });

/** Sends and follows moves once there is one: most visits to the pages of money make none. */
export const treasureWhenAsked = lateWriteSaga(treasureWrite.state, {
  load: async () => (await import('./treasure-sending')).treasureSending,
  isNeeded: treasureWrite.selectIsOpen,
  wakes: treasureWrite.actions.writeRequested.match,
});

/** The part of the app's state that moves are in. */
export type WithTreasure = WithWrite<'treasure', TreasureMove, TreasureMove>;
