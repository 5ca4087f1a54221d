import { createClock, createStoredItems, ITEMS } from '@heptad/device';
import { TOAST_KIND } from '@heptad/ui-kit';
import { fireEvent, screen } from '@testing-library/react';
import { settle, shellTranslations, showShell } from '../fakes/shell-scene';
import { createLanguageChoice } from './language-choice';
import { LanguageMenu } from './language-menu';

const choose = async (locale: string) => {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: locale } });
  await settle();
};

describe('the language menu', () => {
  it('names every language in its own words and switches the texts', async () => {
    await showShell({ routes: [{ path: '/', element: <LanguageMenu /> }] });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '简体中文',
      '繁體中文',
      'English',
    ]);
    expect(screen.getByRole('combobox', { name: '语言' })).toHaveValue('zh-CN');
    await choose('en');
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  });

  it('says so, and stays, when a language cannot be fetched', async () => {
    const language = { current: () => 'zh-CN', choose: () => Promise.reject(new Error('offline')) };
    const { toast } = await showShell({
      routes: [{ path: '/', element: <LanguageMenu /> }],
      services: { language },
    });
    await choose('en');
    expect(toast.getSnapshot()).toMatchObject({
      text: '语言包加载失败，请稍后再试',
      kind: TOAST_KIND.failure,
    });
    expect(screen.getByRole('combobox')).toHaveValue('zh-CN');
    toast.dismiss();
  });
});

describe('the choice of a language', () => {
  it('is kept on the device, and the page says which language it is in', async () => {
    const items = createStoredItems(null, createClock());
    const root = { lang: '' };
    const choice = createLanguageChoice(await shellTranslations(), items, root);
    expect(root.lang).toBe('zh-CN');
    expect(items.get(ITEMS.locale)).toBeUndefined();
    await choice.choose('zh-TW');
    expect(choice.current()).toBe('zh-TW');
    expect(root.lang).toBe('zh-TW');
    expect(items.get(ITEMS.locale)).toBe('zh-TW');
  });

  it('is not kept when it could not be made', async () => {
    const items = createStoredItems(null, createClock());
    const root = { lang: '' };
    const translations = await shellTranslations();
    await translations.add('wallet', {
      'zh-CN': async () => ({ default: {} }),
      'zh-TW': async () => ({ default: {} }),
      en: () => Promise.reject(new Error('offline')),
    });
    const choice = createLanguageChoice(translations, items, root);
    await expect(choice.choose('en')).rejects.toThrow('offline');
    expect(root.lang).toBe('zh-CN');
    expect(items.get(ITEMS.locale)).toBeUndefined();
  });
});
