import type { Reducer } from '@reduxjs/toolkit';
import { isWriteOpen, type WithWrite, type WriteDescription, type WriteProgress } from './write';
import { createWriteActions } from './write-actions';
import { createWriteReducer } from './write-reducer';
import { createWriteSaga, type WriteServices } from './write-saga';

/**
 * A kind of write whose end may be unknown: its actions, its reducer (to be put under its name), its saga and its selectors.
 * Money is moved once for one wish: the key and the order are kept on the device before they are sent, whoever comes back
 * finds them, and while one is open no other of its kind is begun, in no tab.
 */
export function createWrite<Name extends string, Order, End, Services extends WriteServices>(
  description: WriteDescription<Name, Order, End, Services>,
) {
  const { name } = description;
  const actions = createWriteActions<Order, End>(name);
  const reducer: Reducer<WriteProgress<Order, End>> = createWriteReducer(actions);
  const select = (state: WithWrite<Name, Order, End>): WriteProgress<Order, End> => state[name];
  return {
    name,
    actions,
    reducer,
    saga: createWriteSaga(description, actions, select),
    select,
    selectIsOpen: (state: WithWrite<Name, Order, End>): boolean => isWriteOpen(select(state)),
  };
}
