import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press, showSlip, type Scene } from '../testing/slip-scene';
import { slipActions } from '../slip-slice';
import { SlipSheet } from './slip-sheet';

const Bets = () => (
  <a href="#bets" onClick={(event) => event.preventDefault()}>
    all bets
  </a>
);

async function show(scene: Omit<Scene, 'page'> = {}) {
  const shown = await showSlip({ ...scene, page: <SlipSheet /> });
  act(() => void shown.store.dispatch(slipActions.sheetOpened()));
  return { ...shown, sheet: within(await screen.findByRole('dialog', { name: 'Bet slip' })) };
}

describe('the sheet of the slip', () => {
  it('has no tabs where no feature has anything for it', async () => {
    const { sheet } = await show();
    expect(sheet.queryByRole('tab')).toBeNull();
    expect(sheet.getByRole('heading', { name: /Bet slip/ })).toBeVisible();
  });

  it('begins with what is picked, and shows the member’s bets in its place', async () => {
    const { sheet } = await show({ SlipPanels: Bets });
    expect(sheet.getByRole('tab', { name: /Bet slip/ })).toHaveAttribute('aria-selected', 'true');
    expect(sheet.getByRole('tabpanel', { name: /Bet slip/ })).toContainElement(
      sheet.getByRole('list', { name: 'Selections' }),
    );
    await userEvent.click(sheet.getByRole('tab', { name: 'My bets' }));
    expect(sheet.getByRole('tabpanel', { name: 'My bets' })).toHaveTextContent('all bets');
    expect(sheet.queryByRole('list', { name: 'Selections' })).toBeNull();
    expect(sheet.queryByRole('button', { name: /^(Place bet|Clear bet slip|Bet settings)/ })).toBeNull();
    await userEvent.click(sheet.getByRole('tab', { name: /Bet slip/ }));
    expect(sheet.getByRole('textbox', { name: /^Stake/ })).toBeInTheDocument();
  });

  it('begins with what is picked each time it is opened', async () => {
    const { sheet, store } = await show({ SlipPanels: Bets });
    await userEvent.click(sheet.getByRole('tab', { name: 'My bets' }));
    await press('Close bet slip');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void store.dispatch(slipActions.sheetOpened()));
    expect(await screen.findByRole('tab', { name: /Bet slip/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows the stake above the keypad again when the phone was turned', async () => {
    const shown = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView: shown });
    try {
      const { sheet } = await show();
      await waitFor(() => expect(sheet.getByRole('group', { name: 'Stake keypad' })).toBeVisible());
      shown.mockClear();
      act(() => void window.dispatchEvent(new Event('resize')));
      expect(shown).toHaveBeenCalledTimes(1);
      expect(shown.mock.contexts[0]).toContainElement(sheet.getByRole('textbox', { name: /^Stake/ }));
    } finally {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    }
  });

  it('goes where a link in it leads away, so that it does not lie over the page come back to', async () => {
    const { sheet, store } = await show({ SlipPanels: Bets });
    await userEvent.click(sheet.getByRole('tab', { name: 'My bets' }));
    await userEvent.click(sheet.getByRole('tabpanel'));
    expect(store.getState().betSlip.sheetOpen).toBe(true);
    await userEvent.click(sheet.getByRole('link', { name: 'all bets' }));
    expect(store.getState().betSlip.sheetOpen).toBe(false);
  });
});
