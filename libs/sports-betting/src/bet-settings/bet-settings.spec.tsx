import { ITEMS } from '@heptad/device';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { selectSlip, type WithSlip } from '../bet-slip/slip-slice';
import { selectOddsType, type OddsFormatState } from '../odds-format/odds-format-slice';
import { showSports } from '../testing/sports-scene';
import BetSettings, { messages } from './bet-settings';

const show = () => showSports({ page: <BetSettings />, messages, path: '/mine/system' });

it('STORE-021 has accepted odds changes of each venue by itself', async () => {
  const { store } = await show();
  const choice = screen.getByRole('radiogroup', { name: 'OB体育 赔率变化时' });
  fireEvent.click(within(choice).getByRole('radio', { name: '全部接受' }));
  await settle();
  expect(selectSlip(store.getState() as WithSlip).acceptance).toEqual({ YBTY: 'any' });
  expect(screen.getAllByRole('radiogroup', { name: /赔率变化时/ })).toHaveLength(4);
});

it('STORE-017 keeps the bet mode', async () => {
  const { device } = await show();
  fireEvent.click(screen.getByRole('radio', { name: '串关' }));
  await settle();
  expect(device.items.get(ITEMS.betMode)).toBe(2);
});

it('SPORT-015 changes the notation of odds everywhere', async () => {
  const { store } = await show();
  fireEvent.change(screen.getByRole('combobox', { name: '赔率格式' }), { target: { value: '1' } });
  await settle();
  expect(selectOddsType(store.getState() as { oddsFormat: OddsFormatState })).toBe(1);
});
