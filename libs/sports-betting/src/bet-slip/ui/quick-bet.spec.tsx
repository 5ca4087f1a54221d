import { preloadBottomSheet, preloadDialog } from '@heptad/ui-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screenWidth } from '../../testing/screen-width';
import { failure } from '../testing/placing-scene';
import { answer, fakeBet, placing } from '../testing/slip-fakes';
import { press, showSlip, type Scene } from '../testing/slip-scene';
import { slipActions } from '../slip-slice';
import { SlipDock } from './slip-dock';
import { SlipPanel } from './slip-panel';

beforeAll(async () => {
  await preloadDialog();
  await preloadBottomSheet();
});

const page = (
  <>
    <SlipPanel />
    <SlipDock />
  </>
);
const show = (scene: Omit<Scene, 'page'> = {}) => showSlip({ ...scene, page });
const choice = () => screen.findByRole('switch', { name: /^Quick bet/ });

describe('quick bets on the screen', () => {
  it('CONST-006 are off until the member wants them', async () => {
    await show();
    await press('Bet settings');
    expect(await choice()).not.toBeChecked();
    expect(screen.queryByRole('radiogroup', { name: 'Quick bet stake' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await choice());
    expect(await choice()).toBeChecked();
    expect(screen.getByRole('radiogroup', { name: 'Quick bet stake' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '10' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '2%' })).toBeChecked();
  });

  it('name bet and stake before the first, and place nothing when the member only wants it in the slip', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { store } = await show({ venue: { placeBet } });
    act(() => void store.dispatch(slipActions.quickBetAsked('a')));
    const dialog = await screen.findByRole('dialog', { name: 'Start quick betting?' });
    expect(dialog).toHaveTextContent('Home a -0.5');
    expect(dialog).toHaveTextContent('1.90');
    await press('Only add to slip');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(placeBet).not.toHaveBeenCalled();
    expect(screen.getByRole('listitem', { name: 'Home a -0.5' })).toBeInTheDocument();
  });

  it('bet the stake on the button once it is pressed', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { store } = await show({ venue: { placeBet } });
    act(() => void store.dispatch(slipActions.quickBetAsked('a')));
    await screen.findByRole('dialog', { name: 'Start quick betting?' });
    await userEvent.click(screen.getByRole('radio', { name: '50' }));
    expect(screen.getByRole('radiogroup', { name: 'Odds may be worse by' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Not at all' }));
    await press('Place bet ¥50.00');
    await waitFor(() => expect(placeBet).toHaveBeenCalledTimes(1));
    expect(placeBet.mock.calls[0]?.[0].stake).toBe('50.00');
  });

  it('can be turned off where they ask', async () => {
    const { store } = await show();
    await press('Bet settings');
    await userEvent.click(await choice());
    act(() => void store.dispatch(slipActions.quickBetAsked('a')));
    await screen.findByRole('dialog', { name: 'Start quick betting?' });
    await press('Turn quick bet off');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await choice()).not.toBeChecked();
  });

  describe('that are not taken', () => {
    const refusedAt = async (width: number) => {
      const back = screenWidth(width);
      const { store } = await show({ venue: { placeBet: placing(failure()) } });
      act(() => void store.dispatch(slipActions.quickBetAsked('a')));
      await screen.findByRole('dialog', { name: 'Start quick betting?' });
      await press('Place bet ¥10.00');
      await screen.findAllByRole('alert');
      return back;
    };

    it('are shown with their reason over the page on a phone', async () => {
      const back = await refusedAt(390);
      expect(await screen.findByRole('dialog', { name: 'Bet slip' })).toBeInTheDocument();
      back();
    });

    it('are shown with their reason in the slip beside the page where it stands there, and over no page', async () => {
      const back = await refusedAt(1440);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(within(screen.getByRole('region', { name: 'Bet slip' })).getByRole('alert')).toBeInTheDocument();
      back();
    });
  });
});
