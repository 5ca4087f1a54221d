import type { Reducer } from '@reduxjs/toolkit';
import { isWriteOpen, type WithWrite, type WriteProgress, type WritesState } from './write';
import { createWriteActions } from './write-actions';
import type { WriteDescription } from './write-description';
import { createWriteReducer } from './write-reducer';
import type { WriteState } from './write-state';

const IDLE = { status: 'idle' } as const;
const NONE: readonly never[] = [];

/**
 * What a page shows and taps of a kind of write: its actions, its reducer (to be put under its name) and its selectors. The
 * code that sends and asks may come later, by `lateWriteSaga`.
 */
export function createWriteState<Name extends string, Order, End>({
  name,
  subject: subjectOf = () => '',
}: Pick<WriteDescription<Name, Order, End, never>, 'name' | 'subject'>) {
  type State = WithWrite<Name, Order, End>;
  const actions = createWriteActions<Order, End>(name);
  const reducer: Reducer<WritesState<Order, End>> = createWriteReducer(actions, subjectOf);
  const selectAll = (state: State): WritesState<Order, End> => state[name] ?? NONE;
  /** The one that is open, or else the last one that ended. */
  const select = (state: State, subject = ''): WriteProgress<Order, End> => {
    const ofSubject = selectAll(state).filter(({ order }) => subjectOf(order) === subject);
    return ofSubject.filter(isWriteOpen).at(-1) ?? ofSubject.at(-1) ?? IDLE;
  };
  const state: WriteState<Order, End> = {
    all: (app) => selectAll(app as State),
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
  };
  return {
    name,
    actions,
    reducer,
    state,
    subjectOf,
    select,
    selectAll,
    selectIsOpen: (app: State): boolean => selectAll(app).some(isWriteOpen),
  };
}
