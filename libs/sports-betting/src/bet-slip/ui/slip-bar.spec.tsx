import { money } from '@heptad/formatting';
import { sessionActions } from '@heptad/session';
import { preloadBottomSheet } from '@heptad/ui-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeBet, fakeLeg, placing, quote } from '../testing/slip-fakes';
import { leg, showSlip } from '../testing/slip-scene';
import { slipActions } from '../slip-slice';
import { SlipBar } from './slip-bar';
import { SlipSheet } from './slip-sheet';

beforeAll(() => preloadBottomSheet());

describe('the bar', () => {
  const page = (
    <>
      <SlipBar />
      <SlipSheet />
    </>
  );

  it('is there only with selections, follows the price, and opens the sheet', async () => {
    const { store, board } = await showSlip({ legs: [], page });
    expect(screen.queryByRole('button')).toBeNull();
    act(() => {
      quote(board, leg, '1.90');
      store.dispatch(slipActions.selectionTapped(leg));
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close bet slip' }));
    const bar = await screen.findByRole('button', { name: /Home a -0.5/ });
    expect(bar).toHaveTextContent('1.90');
    expect(bar).toHaveTextContent('Handicap · Home a v Away a');
    act(() => quote(board, leg, '1.95'));
    expect(bar).toHaveTextContent('1.95');
    await userEvent.click(bar);
    const sheet = await screen.findByRole('dialog', { name: 'Bet slip' });
    const field = within(sheet).getByRole('textbox', { name: 'Stake Home a -0.5' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('inputmode', 'none');
    const keypad = within(sheet).getByRole('group', { name: 'Stake keypad' });
    await userEvent.click(within(keypad).getByRole('button', { name: '7' }));
    expect(field).toHaveValue('7');
    expect(field).toHaveFocus();
    await userEvent.click(within(keypad).getByRole('button', { name: 'Done' }));
    expect(within(sheet).queryByRole('group', { name: 'Stake keypad' })).toBeNull();
    await userEvent.click(field);
    expect(within(sheet).getByRole('group', { name: 'Stake keypad' })).toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close bet slip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('counts the selections and multiplies their prices', async () => {
    await showSlip({ legs: [leg, fakeLeg('b', { price: '2.00' })], page });
    const bar = screen.getByRole('button', { name: /2 selected/ });
    expect(bar).toHaveTextContent('@3.80');
    expect(bar).toHaveTextContent('Home a -0.5 · Home b -0.5');
  });

  it('names no price for selections of one match, which have one of their own', async () => {
    const builder = ['a', 'b'].map((key) => fakeLeg(key, { match: 'm', venue: 'FBTY', price: '2.00' }));
    await showSlip({ legs: builder, page });
    const bar = screen.getByRole('button', { name: /2 selected/ });
    expect(bar).not.toHaveTextContent('@');
  });

  it('tells of a bet whose sheet was closed before its result came', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { store } = await showSlip({ page, venue: { placeBet } });
    act(() => void store.dispatch(slipActions.stakeChanged({ id: 'a', text: '50' })));
    await userEvent.click(screen.getByRole('button', { name: /Home a -0.5/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Place bet/ }));
    await screen.findByText('Accepted');
    await userEvent.click(screen.getByRole('button', { name: 'Close bet slip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button')).toBeNull();

    act(() => void store.dispatch(slipActions.selectionTapped(leg)));
    expect(screen.queryByRole('dialog')).toBeNull();
    placeBet.mockResolvedValue(answer(fakeBet('pending')));
    const request = {
      id: 'a',
      venue: 'IMTY',
      comboCode: 1001,
      legs: [leg],
      stake: money('10'),
      acceptance: 'none',
    } as const;
    await act(async () => void store.dispatch(slipActions.placeRequested([request])));
    expect(screen.getByRole('button')).toHaveTextContent('Bet in progress, tap to view');
    const [placement] = store.getState().betSlip.placements;
    act(
      () => void store.dispatch(slipActions.betAnswered({ key: placement!.key, bet: fakeBet('accepted') })),
    );
    expect(screen.getByRole('button')).toHaveTextContent('Result of your bet, tap to view');
    act(() => void store.dispatch(sessionActions.loggedOut()));
  });
});
