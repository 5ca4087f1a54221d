import { createWriteState, lateWriteSaga, type WithWrite } from '@heptad/idempotent-write';

/** An application as the member sent it. */
export interface ApplyOrder {
  readonly activity: string;
  /** The friend's account, or the id that the board gave. */
  readonly friend: string;
}

/** What the rules have decided; `known` alone where the answer was lost and the list of applications tells the rest. */
export interface ApplyEnd {
  readonly state: 'approved' | 'refused' | 'known';
  /** Why it was refused. */
  readonly note?: string | undefined;
}

/** Applications for the prize of a friend: one at a time, each made once, whatever becomes of its answer. */
export const applyWrite = createWriteState<'friendApply', ApplyOrder, ApplyEnd>({
  name: 'friendApply',
  subject: ({ activity }) => activity,
});

/** Sends and follows an application once there is one. */
export const applyWhenAsked = lateWriteSaga(applyWrite.state, {
  load: async () => (await import('./apply-sending')).applySending,
  isNeeded: applyWrite.selectIsOpen,
  wakes: applyWrite.actions.writeRequested.match,
});

export type WithApply = WithWrite<'friendApply', ApplyOrder, ApplyEnd>;
