import { settle } from '@heptad/feature-testing';
import { sessionActions } from '@heptad/session';
import { act, fireEvent, screen } from '@testing-library/react';
import { messages } from '../settings/settings-texts';
import { showAccount } from '../testing/account-scene';
import { QUICK_LOCK } from './lock-items';
import { QuickLockRow } from './quick-lock-row';

async function show(webClip: boolean, loggedIn: boolean) {
  const view = await showAccount({ page: <QuickLockRow />, messages, path: '/x', device: { webClip } });
  act(() => void view.store.dispatch(sessionActions.sessionRestored({ loggedIn })));
  await settle();
  return view;
}
const choice = () => screen.queryByRole('combobox', { name: '离开后锁定' });

describe('the choice of the lock', () => {
  it('is off until it is made, and keeps what is chosen', async () => {
    const { items } = await show(true, true);
    expect(choice()).toHaveDisplayValue('关闭');
    fireEvent.change(choice() as HTMLElement, { target: { value: '5' } });
    expect(items.get(QUICK_LOCK)).toBe(5);
    expect(choice()).toHaveDisplayValue('5 分钟');
    fireEvent.change(choice() as HTMLElement, { target: { value: 'off' } });
    expect(items.get(QUICK_LOCK)).toBeUndefined();
  });

  it.each([
    [false, true],
    [true, false],
  ])('is no browser’s and no guest’s: web clip %s, member %s', async (webClip, loggedIn) => {
    await show(webClip, loggedIn);
    expect(choice()).toBeNull();
  });
});
