import type { BrandBundle } from '@heptad/brand-config';
import { AppContext } from '@heptad/feature-module';
import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import zhCN from '../messages/zh-CN.json';
import { CopyNumber } from './copy-number';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'zh-CN', resources: { 'zh-CN': { records: zhCN } } }));
afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

async function copied(): Promise<unknown[]> {
  const toast = { show: jest.fn() };
  const app = {
    services: { toast },
    brand: {} as BrandBundle,
    navigation: [],
    homeSections: [],
    addMessages: async () => undefined,
    send: async () => undefined,
  };
  render(
    <I18nextProvider i18n={i18n}>
      <AppContext.Provider value={app}>
        <CopyNumber number="B-1" />
      </AppContext.Provider>
    </I18nextProvider>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '复制注单号 B-1' })));
  return toast.show.mock.calls.map(([{ text }]) => text);
}

const clipboard = (writeText: jest.Mock) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

describe('the number of a bet', () => {
  it('is copied as it stands', async () => {
    const writeText = jest.fn(async () => undefined);
    clipboard(writeText);
    expect(await copied()).toEqual(['注单号已复制']);
    expect(writeText).toHaveBeenCalledWith('B-1');
  });

  it('can still be copied by hand when the clipboard refuses, or there is none', async () => {
    clipboard(jest.fn().mockRejectedValue(new Error('denied')));
    expect(await copied()).toEqual(['复制失败，请长按注单号手动复制']);
  });

  it('says so without a secure context', async () => {
    expect(await copied()).toEqual(['复制失败，请长按注单号手动复制']);
  });
});
