import { isMemberChange } from '@heptad/session';
import type { Reducer } from '@reduxjs/toolkit';
import { isWriteOpen, type KeyedOrder, type WriteAnswer, type WriteProgress } from './write';
import type { WriteActions } from './write-actions';

function answered<Order, End>(
  { key, order }: KeyedOrder<Order>,
  answer: WriteAnswer<End>,
): WriteProgress<Order, End> {
  switch (answer.state) {
    case 'succeeded':
      return { status: 'succeeded', key, order, end: answer.end };
    case 'failed': {
      const { state: status, ...rest } = answer;
      return { status, key, order, ...rest };
    }
    case 'confirming':
    case 'unknown':
      return { status: 'confirming', key, order };
  }
}

/** One write after the other: while one is open no other is begun. Another member finds none of it. */
export function createWriteReducer<Order, End>(
  actions: WriteActions<Order, End>,
): Reducer<WriteProgress<Order, End>> {
  type Progress = WriteProgress<Order, End>;
  const idle: Progress = { status: 'idle' };

  /** Goes on with the write of a key, if it is the one that is open. */
  const goOn = (state: Progress, key: string, next: (write: KeyedOrder<Order>) => Progress): Progress =>
    state.status === 'idle' || state.key !== key || !isWriteOpen(state)
      ? state
      : next({ key, order: state.order });

  return (state = idle, action) => {
    if (isMemberChange(action)) return idle;
    if (actions.requested.match(action))
      return isWriteOpen(state) ? state : { status: 'sending', ...action.payload };
    if (actions.found.match(action)) {
      const { insteadOf, key, order } = action.payload;
      const isFree = !isWriteOpen(state) || (state.status !== 'idle' && state.key === insteadOf);
      return isFree ? { status: 'confirming', key, order } : state;
    }
    if (actions.answered.match(action)) {
      const { key, answer } = action.payload;
      return goOn(state, key, (write) => answered(write, answer));
    }
    if (actions.refused.match(action)) {
      const { key, error } = action.payload;
      return goOn(state, key, (write) => ({ status: 'failed', ...write, error }));
    }
    if (actions.leftUndecided.match(action)) {
      const { key, neverArrived } = action.payload;
      return goOn(state, key, (write) => ({ status: 'undecided', ...write, neverArrived }));
    }
    if (actions.dropped.match(action)) return goOn(state, action.payload.key, () => idle);
    if (actions.closed.match(action)) return isWriteOpen(state) ? state : idle;
    if (state.status !== 'undecided') return state;
    const { key, order, neverArrived } = state;
    if (actions.sentAgain.match(action)) return { status: 'sending', key, order };
    if (actions.askedAgain.match(action)) return { status: 'confirming', key, order };
    if (actions.givenUp.match(action) && neverArrived) return { status: 'confirming', key, order };
    return state;
  };
}
