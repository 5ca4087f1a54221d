import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createWriteActions } from '../write-actions';
import { useCloseOnLeave } from './use-close-on-leave';

const write = { actions: createWriteActions<string, string>('transfer') };

function Page() {
  useCloseOnLeave(write);
  return null;
}

describe('leaving the page of a write', () => {
  it('closes what has ended, once, and nothing before', () => {
    const seen: UnknownAction[] = [];
    const store = configureStore({ reducer: (_: null | undefined, action) => (seen.push(action), null) });
    const page = (
      <Provider store={store}>
        <Page />
      </Provider>
    );
    const { rerender, unmount } = render(page);
    rerender(page);
    expect(seen.filter(write.actions.writeClosed.match)).toEqual([]);
    unmount();
    expect(seen.filter(write.actions.writeClosed.match)).toEqual([write.actions.writeClosed()]);
  });
});
