import { isMemberChange } from '@heptad/session';
import type { Reducer } from '@reduxjs/toolkit';
import { isWriteOpen, type BegunWrite, type KeyedOrder, type WriteAnswer, type WritesState } from './write';
import type { WriteActions } from './write-actions';

function answered<Order, End>(
  { key, order }: KeyedOrder<Order>,
  answer: WriteAnswer<End>,
): BegunWrite<Order, End> {
  switch (answer.state) {
    case 'succeeded':
    case 'pending':
      return { status: answer.state, key, order, end: answer.end };
    case 'failed': {
      const { state: status, ...rest } = answer;
      return { status, key, order, ...rest };
    }
    case 'confirming':
    case 'unknown':
    case 'neverComes':
      return { status: 'confirming', key, order };
  }
}

/** One write of a subject after the other: while one is open no other is begun. Another member finds none of it. */
export function createWriteReducer<Order, End>(
  actions: WriteActions<Order, End>,
  subjectOf: (order: Order) => string,
): Reducer<WritesState<Order, End>> {
  type Begun = BegunWrite<Order, End>;
  type State = WritesState<Order, End>;
  const none: State = [];

  /** Goes on with the write of a key, if that is open. */
  const goOn = (state: State, key: string, next: (write: KeyedOrder<Order>) => Begun): State =>
    state.map((each) => (each.key === key && isWriteOpen(each) ? next({ key, order: each.order }) : each));
  /** Goes on with what is undecided of a subject. */
  const decide = (
    state: State,
    subject: string,
    next: (write: Begun & { status: 'undecided' }) => Begun,
  ): State =>
    state.map((each) =>
      each.status === 'undecided' && subjectOf(each.order) === subject ? next(each) : each,
    );
  /** Without what has ended of a subject. */
  const withoutEnded = (state: State, subject: string): State =>
    state.filter((each) => isWriteOpen(each) || subjectOf(each.order) !== subject);

  return (state = none, action) => {
    if (isMemberChange(action)) return none;
    if (actions.writeRequested.match(action)) {
      const subject = subjectOf(action.payload.order);
      return state.some((each) => isWriteOpen(each) && subjectOf(each.order) === subject)
        ? state
        : [...withoutEnded(state, subject), { status: 'sending', ...action.payload }];
    }
    if (actions.writeFound.match(action)) {
      const { insteadOf, key, order } = action.payload;
      const others = withoutEnded(state, subjectOf(order)).filter((each) => !insteadOf.includes(each.key));
      return others.some((each) => each.key === key)
        ? others
        : [...others, { status: 'confirming', key, order }];
    }
    if (actions.writeAnswered.match(action)) {
      const { key, answer } = action.payload;
      return goOn(state, key, (write) => answered(write, answer));
    }
    if (actions.writeRefused.match(action)) {
      const { key, error } = action.payload;
      return goOn(state, key, (write) => ({ status: 'failed', ...write, error }));
    }
    if (actions.writeLeftUndecided.match(action)) {
      const { key, neverArrived } = action.payload;
      return goOn(state, key, (write) => ({ status: 'undecided', ...write, neverArrived }));
    }
    if (actions.writeDropped.match(action))
      return state.filter((each) => each.key !== action.payload.key || !isWriteOpen(each));
    if (actions.writeClosed.match(action)) {
      const subject = action.payload;
      return subject === undefined ? state.filter(isWriteOpen) : withoutEnded(state, subject);
    }
    if (actions.writeSentAgain.match(action))
      return decide(state, action.payload, ({ key, order }) => ({ status: 'sending', key, order }));
    if (actions.writeAskedAgain.match(action))
      return decide(state, action.payload, ({ key, order }) => ({ status: 'confirming', key, order }));
    if (actions.writeGivenUp.match(action))
      return decide(state, action.payload, (each) =>
        each.neverArrived ? { status: 'confirming', key: each.key, order: each.order } : each,
      );
    return state;
  };
}
