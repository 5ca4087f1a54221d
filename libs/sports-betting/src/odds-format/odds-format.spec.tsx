import { createClock, createStoredItems, storedItem, type Device, type StoredItems } from '@heptad/device';
import { OddsType } from '@heptad/formatting';
import { configureStore, combineReducers } from '@reduxjs/toolkit';
import { fireEvent, screen } from '@testing-library/react';
import createSagaMiddleware from 'redux-saga';
import * as v from 'valibot';
import { showSports } from '../testing/sports-scene';
import { oddsFormatSaga } from './odds-format-saga';
import { OddsFormatSelect } from './odds-format-select';
import { oddsFormatActions, oddsFormatReducer, selectOddsType } from './odds-format-slice';

const anyType = storedItem('oddsType', v.unknown());

function start(items: StoredItems) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ oddsFormat: oddsFormatReducer }),
    middleware: (standard) => standard().concat(sagas),
  });
  sagas.run(oddsFormatSaga, { device: { items } as Device });
  return store;
}

const emptyItems = () => createStoredItems(null, createClock());

describe('the notation of odds', () => {
  it('CONST-004 is European until another is chosen, and kept for the next visit', () => {
    const items = emptyItems();
    const store = start(items);
    expect(selectOddsType(store.getState())).toBe(OddsType.europe);
    store.dispatch(oddsFormatActions.oddsTypeChosen(OddsType.malay));
    expect(items.get(anyType)).toBe(OddsType.malay);
    expect(selectOddsType(start(items).getState())).toBe(OddsType.malay);
  });

  it('follows the one that is set from outside', () => {
    const items = emptyItems();
    const store = start(items);
    items.set(anyType, OddsType.hongkong);
    expect(selectOddsType(store.getState())).toBe(OddsType.hongkong);
    items.set(anyType, 9);
    expect(selectOddsType(store.getState())).toBe(OddsType.hongkong);
    items.remove(anyType);
    expect(selectOddsType(store.getState())).toBe(OddsType.europe);
  });

  it.each([0, 5, '3', null])('does not believe a stored %j', (stored) => {
    const items = emptyItems();
    items.set(anyType, stored);
    expect(selectOddsType(start(items).getState())).toBe(OddsType.europe);
  });

  it('SPORT-015 is one of four, chosen by name', async () => {
    const { store } = await showSports({ page: <OddsFormatSelect /> });
    const choice = screen.getByRole('combobox', { name: '赔率格式' });
    expect(
      screen.getAllByRole('option').map((option) => [option.textContent, option.getAttribute('value')]),
    ).toEqual([
      ['马来盘', '1'],
      ['香港盘', '2'],
      ['欧洲盘', '3'],
      ['印尼盘', '4'],
    ]);
    expect(choice).toHaveValue('3');
    fireEvent.change(choice, { target: { value: '4' } });
    expect(selectOddsType(store.getState())).toBe(OddsType.indonesia);
  });
});
