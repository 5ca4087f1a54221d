import type { Reducer } from '@reduxjs/toolkit';
import { createWriteSaga, type WriteServices } from './saga/write-saga';
import { isWriteOpen, type WithWrite, type WriteProgress, type WritesState } from './write';
import { createWriteActions } from './write-actions';
import type { WriteDescription } from './write-description';
import { createWriteReducer } from './write-reducer';

const IDLE = { status: 'idle' } as const;
const NONE: readonly never[] = [];

/**
 * A kind of write whose end may be unknown: its actions, its reducer (to be put under its name), its saga and its selectors.
 * One tap moves money once. The `Idempotency-Key` and the order are kept on the device before they are sent, so that a reload
 * finds them. While one write is open, no tab begins another of its kind and subject.
 */
export function createWrite<Name extends string, Order, End, Services extends WriteServices>(
  description: WriteDescription<Name, Order, End, Services>,
) {
  type State = WithWrite<Name, Order, End>;
  const { name } = description;
  const subjectOf = (order: Order): string => description.subject?.(order) ?? '';
  const actions = createWriteActions<Order, End>(name);
  const reducer: Reducer<WritesState<Order, End>> = createWriteReducer(actions, subjectOf);
  const selectAll = (state: State): WritesState<Order, End> => state[name] ?? NONE;
  /** The one that is open, or else the last one that ended. */
  const select = (state: State, subject = ''): WriteProgress<Order, End> => {
    const ofSubject = selectAll(state).filter(({ order }) => subjectOf(order) === subject);
    return ofSubject.filter(isWriteOpen).at(-1) ?? ofSubject.at(-1) ?? IDLE;
  };
  const saga = createWriteSaga(description, {
    all: (state) => selectAll(state as State),
    news: {
      found: actions.writeFound,
      answered: actions.writeAnswered,
      refused: actions.writeRefused,
      leftUndecided: actions.writeLeftUndecided,
      dropped: actions.writeDropped,
    },
    taps: {
      requested: actions.writeRequested.type,
      askedAgain: actions.writeAskedAgain.type,
      sentAgain: actions.writeSentAgain.type,
      givenUp: actions.writeGivenUp.type,
    },
  });
  return {
    name,
    actions,
    reducer,
    saga,
    subjectOf,
    select,
    selectAll,
    selectIsOpen: (state: State): boolean => selectAll(state).some(isWriteOpen),
  };
}
