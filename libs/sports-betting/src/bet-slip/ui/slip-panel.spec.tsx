import type { Result } from '@heptad/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeBet, fakeLeg, placing, quote } from '../testing/slip-fakes';
import { leg, press, showSlip, typeStake, type Scene } from '../testing/slip-scene';
import { slipActions } from '../slip-slice';
import en from '../messages/en.json';
import simplified from '../messages/zh-CN.json';
import traditional from '../messages/zh-TW.json';
import { SlipPanel } from './slip-panel';

const show = (scene: Omit<Scene, 'page'> = {}) => showSlip({ ...scene, page: <SlipPanel /> });
const stakeField = () => screen.getByRole('textbox', { name: /^Stake/ });
const ASKED = /^Better odds are taken at once/;
const placeButton = () => screen.findByRole('button', { name: /^Place bet/ });

describe('the slip on the screen', () => {
  it('recomputes the return on every key', async () => {
    await show();
    const returns = screen.getByTestId('slip-return');
    await userEvent.type(stakeField(), '1');
    expect(returns).toHaveTextContent('1.90');
    await userEvent.type(stakeField(), '2');
    expect(returns).toHaveTextContent('22.80');
    await userEvent.type(stakeField(), '.5');
    expect(returns).toHaveTextContent('23.75');
    await userEvent.type(stakeField(), '{Backspace}{Backspace}{Backspace}');
    expect(returns).toHaveTextContent('1.90');
    expect(screen.getByTestId('slip-total-stake')).toHaveTextContent('1.00');
  });

  it('adds quick stakes, gives the most there is, and is typed into', async () => {
    await show({ balance: '72.50' });
    await press('+50', '+10', '+10');
    expect(stakeField()).toHaveValue('70');
    await press('Max');
    expect(stakeField()).toHaveValue('72.50');
    await userEvent.type(stakeField(), '{Backspace}7');
    expect(stakeField()).toHaveValue('72.57');
    await typeStake('1 2,5');
    expect(stakeField()).toHaveValue('125');
    await userEvent.type(stakeField(), 'a-.');
    expect(stakeField()).toHaveValue('125.');
  });

  it('has no keypad beside the page', async () => {
    await show();
    expect(stakeField()).toHaveAttribute('inputmode', 'decimal');
    expect(screen.queryByRole('group', { name: 'Stake keypad' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  });

  it('finds nothing wrong before a stake was typed', async () => {
    await show();
    expect(await placeButton()).toBeDisabled();
    expect(screen.queryByText(/^Minimum/)).toBeNull();
    expect(stakeField()).toBeValid();
    await typeStake('5');
    expect(stakeField()).toBeInvalid();
    expect(screen.getAllByText('Minimum stake ¥10')).not.toHaveLength(0);
  });

  it('places by one tap and shows the receipt with its number', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    await show({ venue: { placeBet } });
    expect(await placeButton()).toBeDisabled();
    await typeStake('50');
    await userEvent.dblClick(await placeButton());
    expect(placeBet).toHaveBeenCalledTimes(1);
    const receipt = await screen.findByRole('list', { name: 'Receipts' });
    expect(within(receipt).getByText('Accepted')).toBeInTheDocument();
    expect(within(receipt).getByText('9007199254740993')).toBeInTheDocument();
    expect(
      within(receipt).getByRole('button', { name: 'Copy bet number 9007199254740993' }),
    ).toBeInTheDocument();
    await press('Done');
    expect(await screen.findByText('Your bet slip is empty')).toBeInTheDocument();
  });

  it('bets nothing by a tap on the amount that was there before the last digit', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { store } = await show({ venue: { placeBet } });
    await typeStake('50');
    const button = await screen.findByRole('button', { name: 'Place bet ¥50.00' });
    act(() => {
      store.dispatch(slipActions.stakeChanged({ id: 'a', text: '500' }));
      button.click();
    });
    expect(placeBet).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Place bet ¥500.00' }));
    await screen.findByRole('list', { name: 'Receipts' });
    expect(placeBet.mock.calls).toMatchObject([[{ stake: '500.00' }, expect.any(String)]]);
  });

  it('brings the selections back when they are kept', async () => {
    await show({ venue: { placeBet: async () => answer(fakeBet('accepted')) } });
    await typeStake('50');
    await userEvent.click(await placeButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Keep selections' }));
    await waitFor(() => expect(stakeField()).toHaveValue(''));
  });

  it('shows a locked selection as such, does not place it, and lets it be removed', async () => {
    const { board } = await show();
    await typeStake('50');
    await waitFor(async () => expect(await placeButton()).toBeEnabled());
    act(() => quote(board, leg, '1.90', true));
    expect(await placeButton()).toBeDisabled();
    expect(screen.getByText('Locked')).toBeInTheDocument();
    expect(screen.getByText('A selection is locked, wait or remove it')).toBeInTheDocument();
    await press('Remove Home a -0.5');
    expect(screen.getByText('Your bet slip is empty')).toBeInTheDocument();
  });

  it('shows a changed price old and new, and bets at it by one tap that names both', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { board } = await show({ venue: { placeBet } });
    await typeStake('50');
    act(() => quote(board, leg, '1.80'));
    const item = screen.getByRole('listitem', { name: 'Home a -0.5' });
    expect(item).toHaveTextContent('odds were 1.90');
    expect(item).toHaveTextContent('odds are now 1.80');
    expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull();
    expect(screen.getByTestId('slip-return')).toHaveTextContent('90.00');
    await press('Accept 1.80 and bet ¥50.00');
    await waitFor(() => expect(placeBet).toHaveBeenCalled());
    expect(placeBet.mock.calls[0]?.[0].legs[0]?.selection.odds).toBe('1.80');
  });

  it('only agrees to a changed price while there is no stake to bet, or one that is wrong', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { board } = await show({ venue: { placeBet } });
    act(() => quote(board, leg, '1.80'));
    await press('Accept 1.80');
    expect(await placeButton()).toBeDisabled();
    await typeStake('5');
    act(() => quote(board, leg, '1.70'));
    await press('Accept 1.70');
    expect(await placeButton()).toBeDisabled();
    expect(placeBet).not.toHaveBeenCalled();
  });

  it('names no single price where several changed', async () => {
    const second = fakeLeg('b');
    const { board } = await show({ legs: [leg, second] });
    act(() => [leg, second].forEach((each) => quote(board, each, '1.80')));
    await press('Accept new odds');
    expect(await placeButton()).toBeDisabled();
  });

  it('does not ask about better odds when the member accepts them, and bets at the price shown', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { board } = await show({ venue: { placeBet } });
    await typeStake('50');
    await press('Bet settings');
    await userEvent.click(screen.getByRole('radio', { name: 'Accept better' }));
    await press('Bet settings');
    act(() => quote(board, leg, '2.00'));
    await userEvent.click(await placeButton());
    await waitFor(() => expect(placeBet).toHaveBeenCalled());
    expect(placeBet.mock.calls[0]?.[0]).toMatchObject({
      acceptance: 'better',
      legs: [{ selection: { odds: '2.00' } }],
    });
  });

  it('takes better odds unless the member chose otherwise', async () => {
    const { board } = await show();
    await typeStake('50');
    act(() => quote(board, leg, '2.00'));
    expect(await placeButton()).toBeEnabled();
  });

  it('asks once whether that is right, beside the receipt: the stake has the room before', async () => {
    const { store } = await show({ venue: { placeBet: placing(answer(fakeBet('accepted'))) } });
    expect(screen.queryByText(ASKED)).toBeNull();
    await typeStake('50');
    await userEvent.click(await placeButton());
    expect(await screen.findByText(ASKED)).toBeInTheDocument();
    await press('Ask me');
    expect(store.getState().betSlip.acceptance).toEqual({ IMTY: 'none' });
    expect(screen.queryByText(ASKED)).toBeNull();
  });

  it('asks again with the next bet where it was not answered', async () => {
    await show({ venue: { placeBet: placing(answer(fakeBet('accepted'))) } });
    await typeStake('50');
    await userEvent.click(await placeButton());
    await screen.findByText(ASKED);
    await press('Keep selections');
    expect(screen.queryByText(ASKED)).toBeNull();
    await typeStake('50');
    await userEvent.click(await placeButton());
    expect(await screen.findByText(ASKED)).toBeInTheDocument();
  });

  it('keeps what was answered', async () => {
    const { store } = await show({ venue: { placeBet: placing(answer(fakeBet('accepted'))) } });
    await typeStake('50');
    await userEvent.click(await placeButton());
    await screen.findByText(ASKED);
    await press('Yes', 'Keep selections', 'Bet settings');
    expect(store.getState().betSlip.acceptance).toEqual({ IMTY: 'better' });
    expect(screen.getByRole('radio', { name: 'Accept better' })).toBeChecked();
    expect(screen.queryByRole('list', { name: 'Selections' })).toBeNull();
  });

  it('names the limits and judges the stake by them', async () => {
    await show();
    expect(await screen.findByText('Limits ¥10 – ¥2,000')).toBeInTheDocument();
    await typeStake('5');
    expect((await screen.findAllByText('Minimum stake ¥10')).length).toBeGreaterThan(0);
    expect(await placeButton()).toBeDisabled();
  });

  it('offers the transfer of exactly what the venue wallet lacks', async () => {
    const { send } = await show({ balance: '30.50' });
    await typeStake('100');
    await userEvent.click(await screen.findByRole('button', { name: 'Transfer ¥69.50 to cover the stake' }));
    expect(send).toHaveBeenCalledWith('transfer.open', {
      channel: 'IMTY',
      amount: '69.50',
      returnTo: '/home/sports?venue=IMTY',
    });
    expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull();
    expect(screen.getByText('¥30.50')).toBeInTheDocument();
  });

  it('says so where that transfer does not open, and opens it at the next tap', async () => {
    const { send } = await show({ balance: '30.50' });
    send.mockRejectedValueOnce(new Error('no code'));
    await typeStake('100');
    const transfer = await screen.findByRole('button', { name: 'Transfer ¥69.50 to cover the stake' });
    await userEvent.click(transfer);
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be opened');
    await userEvent.click(transfer);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('offers no transfer for a stake that would be refused anyway', async () => {
    await show({ balance: '0' });
    await typeStake('5');
    expect((await screen.findAllByText('Minimum stake ¥10')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^Transfer/ })).toBeNull();
  });

  it('leads a guest to the login and back, and asks nothing', async () => {
    await show({ guest: true });
    expect(screen.queryByText(ASKED)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull();
    await press('Log in to bet');
    expect(screen.getByTestId('here')).toHaveTextContent(
      '/entry/login?returnTo=%2Fhome%2Fsports%3Fvenue%3DIMTY',
    );
  });

  it('lets all selections that cannot be bet go at once', async () => {
    const legs = [leg, fakeLeg('b'), fakeLeg('c')];
    const { board } = await show({ legs });
    act(() => legs.slice(1).forEach((each) => quote(board, each, '1.90', true)));
    await press('Remove 2 that cannot be bet');
    expect(within(screen.getByRole('list', { name: 'Selections' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('keeps the selections and gives the venue’s reason when it refuses', async () => {
    const refused: Result<never> = {
      ok: false,
      error: { kind: 'business', code: '1', message: '盘口已关闭', call: '/bet' },
    };
    await show({ venue: { placeBet: async () => refused } });
    await typeStake('50');
    await userEvent.click(await placeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('盘口已关闭');
    expect(stakeField()).toHaveValue('50');
  });

  it('says when nothing more goes into it, where a tap would seem to do nothing', async () => {
    const legs = Array.from({ length: 20 }, (_, place) => fakeLeg(`leg${String(place)}`));
    const { store } = await show({ legs: legs.slice(0, 19) });
    expect(screen.queryByText('Full: 20 selections')).toBeNull();
    act(() => void store.dispatch(slipActions.selectionTapped(legs[19]!)));
    expect(screen.getByText('Full: 20 selections')).toBeInTheDocument();
  });

  it('says that it is play money', async () => {
    await show();
    expect(screen.getByText(en.slip.playMoney)).toBeInTheDocument();
  });
});

it('has every text in every language', () => {
  // A variant for one context (`name_context`) is each language's own affair.
  const keys = (node: object, path = ''): string[] =>
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'object'
        ? keys(value as object, `${path}${key}.`)
        : key.includes('_')
          ? []
          : [path + key],
    );
  expect(keys(simplified)).toEqual(keys(en));
  expect(keys(traditional)).toEqual(keys(en));
});
