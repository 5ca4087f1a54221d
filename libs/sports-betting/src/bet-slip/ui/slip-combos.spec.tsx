import { BET_LEGS } from '@heptad/contracts';
import { OddsType } from '@heptad/formatting';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { oddsFormatActions } from '../../odds-format/odds-format-slice';
import { answer, fakeBet, fakeLeg, placing } from '../testing/slip-fakes';
import { leg, press, showSlip, typeStake, type Scene } from '../testing/slip-scene';
import { SlipPanel } from './slip-panel';

const show = (scene: Omit<Scene, 'page'> = {}) => showSlip({ ...scene, page: <SlipPanel /> });
const placeButton = () => screen.findByRole('button', { name: /^Place bet/ });

describe('combos on the screen', () => {
  it('switches between singles and combos', async () => {
    await show({ legs: [leg, fakeLeg('b', { price: '2.00' })] });
    expect(screen.getByRole('radio', { name: 'Combo' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Singles' }));
    expect(screen.getAllByRole('textbox', { name: /^Stake / })).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'Combo' }));
    expect(screen.getAllByRole('textbox', { name: /^Stake / })).toHaveLength(1);
    expect(screen.getByRole('listitem', { name: '2-fold' })).toBeInTheDocument();
    expect(screen.getByText('@3.80')).toBeInTheDocument();
    await typeStake('50');
    expect(screen.getByTestId('slip-return')).toHaveTextContent('190.00');
  });

  it('says that a combo’s odds are European where prices are read otherwise, on slip and receipt', async () => {
    const legs = [leg, fakeLeg('b', { price: '2.00' })];
    const placed = fakeBet('accepted', { comboCode: 2001 });
    const { store } = await show({ legs, venue: { placeBet: placing(answer(placed)) } });
    await userEvent.click(screen.getByRole('radio', { name: 'Combo' }));
    const double = () => screen.getByRole('listitem', { name: '2-fold' });
    expect(double()).toHaveTextContent(/@3\.80(?! European)/);
    act(() => void store.dispatch(oddsFormatActions.oddsTypeChosen(OddsType.hongkong)));
    expect(double()).toHaveTextContent('@3.80 European');
    expect(screen.getByRole('listitem', { name: 'Home a -0.5' })).toHaveTextContent('0.90');
    await typeStake('50');
    await userEvent.click(await placeButton());
    const receipt = within(await screen.findByRole('list', { name: 'Receipts' }));
    expect(receipt.getByRole('status')).toHaveTextContent('2-fold@3.80 European');
    expect(receipt.getAllByText('Hong Kong')).toHaveLength(2);
    act(() => void store.dispatch(oddsFormatActions.oddsTypeChosen(OddsType.europe)));
    expect(receipt.getByRole('status')).toHaveTextContent(/@3\.80(?! European)/);
    expect(receipt.queryByText('Hong Kong')).toBeNull();
  });

  it('says on the selections of one match why they are no combo, and solves it by one tap', async () => {
    await show({ legs: [leg, fakeLeg('b', { match: 'a' }), fakeLeg('c')] });
    await userEvent.click(screen.getByRole('radio', { name: 'Combo' }));
    const conflict = 'Selections of one match cannot be combined';
    const items = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText(conflict) !== null);
    expect(items).toHaveLength(2);
    expect(await placeButton()).toBeDisabled();
    const [kept] = items;
    await userEvent.click(within(kept!).getByRole('button', { name: /^Keep only this/ }));
    expect(screen.queryByText(conflict)).toBeNull();
    expect(screen.getByRole('listitem', { name: '2-fold' })).toBeInTheDocument();
  });

  it('says how many selections a combo may have where there are more', async () => {
    const legs = Array.from({ length: BET_LEGS.combo + 1 }, (_, place) => fakeLeg(`k${place}`));
    await show({ legs });
    const said = `A combo takes at most ${BET_LEGS.combo} selections`;
    await userEvent.click(screen.getByRole('radio', { name: 'Combo' }));
    expect(screen.getByText(said)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
    expect(screen.getByText(said)).toBeInTheDocument();
  });

  it('offers every code of the selections, and lays the stake on each of its bets', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const prices = { b: '2.00', c: '3.00' };
    const others = Object.entries(prices).map(([key, price]) => fakeLeg(key, { price }));
    await show({ legs: [leg, ...others], venue: { placeBet } });
    await userEvent.click(screen.getByRole('radio', { name: 'Combo' }));
    expect(screen.queryByRole('listitem', { name: '2-fold × 3' })).toBeNull();
    await press('More combos (2)');
    const doubles = screen.getByRole('listitem', { name: '2-fold × 3' });
    await typeStake('5', doubles);
    expect(within(doubles).getByText('3 bets, ¥15.00 in all')).toBeInTheDocument();
    expect(screen.getByTestId('slip-total-stake')).toHaveTextContent('15.00');
    // 5 × (1.90 × 2 + 1.90 × 3 + 2 × 3)
    expect(screen.getByTestId('slip-return')).toHaveTextContent('77.50');
    const system = screen.getByRole('listitem', { name: 'Full cover of 3 × 4' });
    await typeStake('2', system);
    expect(screen.getByTestId('slip-total-stake')).toHaveTextContent('23.00');
    await userEvent.click(await placeButton());
    await waitFor(() => expect(placeBet).toHaveBeenCalledTimes(2));
    expect(placeBet.mock.calls.map(([{ comboCode, stake }]) => [comboCode, stake])).toEqual([
      [2001, '5.00'],
      [3004, '2.00'],
    ]);
  });

  it('SPORT-019 takes singles and combos in one tap where both are shown', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    await show({ legs: [leg, fakeLeg('b', { price: '2.00' })], venue: { placeBet } });
    await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
    await typeStake('10');
    const double = screen.getByRole('listitem', { name: '2-fold' });
    await typeStake('5', double);
    await userEvent.click(await screen.findByRole('button', { name: 'Place bet ¥15.00' }));
    await waitFor(() => expect(placeBet).toHaveBeenCalledTimes(2));
    expect(placeBet.mock.calls.map(([{ comboCode, legs }]) => [comboCode, legs.length])).toEqual([
      [1001, 1],
      [2001, 2],
    ]);
  });

  it('never places the stake of a kind of bet that is not shown', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    await show({ legs: [leg, fakeLeg('b', { price: '2.00' })], venue: { placeBet } });
    await userEvent.click(screen.getByRole('radio', { name: 'Singles' }));
    await typeStake('10');
    await userEvent.click(screen.getByRole('radio', { name: 'Combo' }));
    expect(screen.getByTestId('slip-total-stake')).toHaveTextContent('0.00');
    expect(await placeButton()).toBeDisabled();
  });

  it('counts every bet of a combo against the balance', async () => {
    await show({ balance: '14.99', legs: [leg, fakeLeg('b'), fakeLeg('c')] });
    await userEvent.click(screen.getByRole('radio', { name: 'Combo' }));
    await press('More combos (2)');
    const doubles = screen.getByRole('listitem', { name: '2-fold × 3' });
    await typeStake('5', doubles);
    expect(screen.getByRole('button', { name: 'Transfer ¥1.00 to cover the stake' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull();
    await press('Max');
    expect(within(doubles).getByRole('textbox', { name: 'Stake per bet 2-fold × 3' })).toHaveValue('4.99');
  });
});
