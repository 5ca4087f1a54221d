import { money, odds } from '@heptad/formatting';
import type { BuilderPrice, SportsVenue } from '@heptad/venue-gateway';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BOUNDS_PAUSE_MS } from '../sagas/bounds-saga';
import { slipActions } from '../slip-slice';
import { builderKeys } from '../rules/bet-builder';
import { answer, fakeBet, fakeLeg, fakeMatch, placing } from '../testing/slip-fakes';
import { press, showSlip, typeStake } from '../testing/slip-scene';
import { SlipPanel } from './slip-panel';

const legs = [
  fakeLeg('a', { match: 'm', venue: 'FBTY', price: '1.90' }),
  fakeLeg('b', { match: 'm', venue: 'FBTY', price: '2.00' }),
];

const open = (price: string): BuilderPrice => ({
  state: 'open',
  odds: odds(price),
  min: money('2'),
  max: money('100'),
});

const match: SportsVenue['match'] = async () => {
  const markets = legs.flatMap((leg) => fakeMatch(leg, leg.odds).markets);
  return answer({ match: { ...fakeMatch(legs[0]!, '1.90'), markets } });
};

const show = (price: BuilderPrice, venue: Partial<SportsVenue> = {}) =>
  showSlip({
    legs,
    venue: { match, builderPrice: async () => answer(price), ...venue },
    page: <SlipPanel />,
  });

const line = () => screen.findByRole('listitem', { name: 'Bet builder (2 selections)' });

describe('a bet builder on the screen', () => {
  it('has one price, which is not the product, and is placed at it', async () => {
    const placeBet = placing(answer(fakeBet('accepted', { comboCode: 2001, builderOdds: odds('3.10') })));
    await show(open('3.10'), { placeBet });
    expect(screen.getByRole('radio', { name: 'Combo' })).toBeChecked();
    expect(await line()).toHaveTextContent('@3.10');
    expect(screen.queryByText('1.90')).toBeNull();
    await typeStake('10');
    expect(screen.getByTestId('slip-return')).toHaveTextContent('31.00');
    await press('Place bet ¥10.00');
    await waitFor(() => expect(placeBet).toHaveBeenCalledTimes(1));
    expect(placeBet.mock.calls[0]?.[0]).toMatchObject({ builderOdds: '3.10', comboCode: 2001 });
    const receipt = within(await screen.findByRole('list', { name: 'Receipts' }));
    expect(receipt.getByRole('status')).toHaveTextContent('Bet builder (2 selections)@3.10');
    expect(receipt.queryByText('1.90')).toBeNull();
  });

  it('asks for consent to a lower price, and bets by the same tap', async () => {
    const placeBet = placing(answer(fakeBet('accepted', { comboCode: 2001 })));
    const { store } = await show(open('3.10'), { placeBet });
    await typeStake('10');
    act(
      () =>
        void store.dispatch(
          slipActions.builderAnswered({ keys: builderKeys(legs), price: open('3.00'), at: Date.now() }),
        ),
    );
    expect(await line()).toHaveTextContent('3.10@3.00');
    await press('Accept 3.00 and bet ¥10.00');
    await waitFor(() => expect(placeBet.mock.calls[0]?.[0].builderOdds).toBe('3.00'));
  });

  it('says which selections cannot be one bet and why, and solves it by one tap', async () => {
    await show({ state: 'refused', reason: 'impossible', keys: ['a', 'b'] });
    const notes = await screen.findAllByText('These selections cannot win together');
    expect(notes.length).toBeGreaterThanOrEqual(2);
    expect(screen.queryByRole('listitem', { name: /^Bet builder/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Place bet/ })).toBeDisabled();
    await userEvent.click(screen.getAllByRole('button', { name: /^Remove this/ })[0]!);
    expect(screen.queryByText('These selections cannot win together')).toBeNull();
    expect(screen.getByText('2.00')).toBeInTheDocument();
  });

  it('cannot be bet before its price is known; its singles can', async () => {
    await show(open('3.10'), { builderPrice: () => new Promise(() => undefined) });
    await typeStake('10');
    expect(screen.getByRole('button', { name: /^Place bet/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Singles' }));
    const [first] = screen.getAllByRole('textbox', { name: /^Stake / });
    await userEvent.type(first!, '10');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Place bet/ })).toBeEnabled(), {
      timeout: 4 * BOUNDS_PAUSE_MS,
    });
  });
});
