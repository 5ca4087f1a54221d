import { stubBrand } from '@heptad/brand-config/testing';
import { AppContext } from '@heptad/feature-module';
import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { sessionActions, sessionReducer } from '../session-slice';
import { fakeMember } from '../testing/fake-member';
import { useCurrency } from './use-currency';

/** What is read in a brand whose guests read amounts in `currency`, before anybody is known. */
function show(currency?: string) {
  const store = configureStore({ reducer: { session: sessionReducer } });
  const brand = stubBrand(currency === undefined ? {} : { config: { currency } });
  const context = {
    brand,
    services: {},
    navigation: [],
    homeSections: [],
    addMessages: async () => undefined,
    send: async () => undefined,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <AppContext.Provider value={context}>{children}</AppContext.Provider>
    </Provider>
  );
  const { result } = renderHook(useCurrency, { wrapper });
  const dispatch = (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action));
  return { read: () => result.current, dispatch };
}

describe('the currency in which amounts are read', () => {
  it.each([
    [undefined, 'CNY'],
    ['USD', 'USD'],
  ])('is the brand’s for a guest: %s', (named, currency) => {
    const { read, dispatch } = show(named);
    dispatch(sessionActions.sessionRestored({ loggedIn: false }));
    expect(read()).toBe(currency);
  });

  it('is the member’s once the member is known, and nobody’s before: a wrong sign is worse than none', () => {
    const { read, dispatch } = show('USD');
    expect(read()).toBeUndefined();
    dispatch(sessionActions.sessionRestored({ loggedIn: true }));
    expect(read()).toBeUndefined();
    dispatch(sessionActions.memberLoaded(fakeMember('1', { currency: 'EUR' })));
    expect(read()).toBe('EUR');
    dispatch(sessionActions.loggedOut());
    expect(read()).toBe('USD');
  });
});
