import type { Money } from '@heptad/formatting';
import { createWriteState, lateWriteSaga, type WithWrite } from '@heptad/idempotent-write';

/** What the page has shown to the member who claims. */
export interface RebateClaim {
  readonly amount: Money;
}

/** Claims of rebate: one at a time, each day and kind paid once (ROUTE-023). */
export const rebateWrite = createWriteState<'rebateClaim', RebateClaim, RebateClaim>({ name: 'rebateClaim' });

/** Sends and follows claims once there is one: most visits make none. */
export const rebateWhenAsked = lateWriteSaga(rebateWrite.state, {
  load: async () => (await import('./rebate-sending')).rebateSending,
  isNeeded: rebateWrite.selectIsOpen,
  wakes: rebateWrite.actions.writeRequested.match,
});

/** The part of the app's state that claims of rebate are in. */
export type WithRebate = WithWrite<'rebateClaim', RebateClaim, RebateClaim>;
