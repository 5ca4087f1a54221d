import { ITEMS, LESS_MOTION, ZOOM_ALLOWED, type StoredItem } from '@heptad/device';
import { settle } from '@heptad/feature-testing';
import { sessionActions } from '@heptad/session';
import { preloadDialog } from '@heptad/ui-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { showAccount, type AccountScene } from '../testing/account-scene';
import SettingsPage, { messages } from './settings-page';

beforeAll(preloadDialog);

async function show(options: Partial<AccountScene> = {}) {
  const scene = await showAccount({ page: <SettingsPage />, messages, path: '/mine/system', ...options });
  act(() => void scene.store.dispatch(sessionActions.sessionRestored({ loggedIn: false })));
  return scene;
}

const press = async (name: string | RegExp, place: HTMLElement = document.body) => {
  fireEvent.click(within(place).getByRole('button', { name }));
  await settle();
};

it('ROUTE-038 offers guests what is of the device', async () => {
  const { theme, language } = await show();
  fireEvent.change(screen.getByRole('combobox', { name: '外观' }), { target: { value: 'dark' } });
  expect(theme.choose).toHaveBeenCalledWith('dark');
  fireEvent.change(screen.getByRole('combobox', { name: '语言' }), { target: { value: 'en' } });
  await settle();
  expect(language.choose).toHaveBeenCalledWith('en');
});

const CHOICES: readonly (readonly [RegExp, StoredItem<unknown>, unknown])[] = [
  [/隐藏金额/, ITEMS.balancesVisible, false],
  [/减少动态效果/, LESS_MOTION, 'reduced'],
  [/允许缩放页面/, ZOOM_ALLOWED, 'yes'],
];

it.each(CHOICES)('keeps the choice of %s at once', async (name, item, value) => {
  const { items } = await show();
  fireEvent.click(screen.getByRole('switch', { name }));
  expect(items.get(item)).toBe(value);
  expect(screen.getByRole('switch', { name })).toBeChecked();
  fireEvent.click(screen.getByRole('switch', { name }));
  expect(screen.getByRole('switch', { name })).not.toBeChecked();
});

it('clears this device only after saying what goes and what stays', async () => {
  const { items, session } = await show();
  items.set(ITEMS.venueOrder, ['IMTY']);
  items.set(ITEMS.login, { name: 'demo01', checked: true });
  await press(/清除本机记录/);
  const dialog = await screen.findByRole('dialog', { name: '清除本机记录？' });
  expect(within(dialog).getByText('结果尚未确认的存取款、转账与投注')).toBeInTheDocument();
  expect(items.get(ITEMS.venueOrder)).toEqual(['IMTY']);
  await press('清除', dialog);
  expect(items.get(ITEMS.venueOrder)).toBeUndefined();
  expect(items.get(ITEMS.login)).toEqual({ name: 'demo01', checked: true });
  expect(session.logout).not.toHaveBeenCalled();
});

it('resets only after a question, language and theme too', async () => {
  const { items, theme, language } = await show();
  items.set(ITEMS.oddsType, 1);
  await press(/恢复默认设置/);
  await press('取消', await screen.findByRole('dialog', { name: '恢复默认设置？' }));
  expect(items.get(ITEMS.oddsType)).toBe(1);
  await press(/恢复默认设置/);
  await press('恢复', await screen.findByRole('dialog', { name: '恢复默认设置？' }));
  expect(items.get(ITEMS.oddsType)).toBeUndefined();
  expect(theme.choose).toHaveBeenCalledWith('system');
  expect(language.choose).toHaveBeenCalledWith('system');
});

it('leaves a theme alone that cannot be chosen', async () => {
  const { theme } = await show({ choosable: false });
  await press(/恢复默认设置/);
  await press('恢复', await screen.findByRole('dialog', { name: '恢复默认设置？' }));
  expect(theme.choose).not.toHaveBeenCalled();
});
