import { createClock, createStoredItems, ITEMS } from '@heptad/device';
import { fireEvent, screen } from '@testing-library/react';
import { settle, shellTranslations, showShell } from '../testing/shell-scene';
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
});

describe('the choice of a language', () => {
  it('is kept on the device', async () => {
    const items = createStoredItems(null, createClock());
    const onFailure = jest.fn();
    const onChosen = jest.fn();
    const choice = createLanguageChoice({
      translations: await shellTranslations(),
      items,
      languages: ['zh-HK', 'en'],
      onChosen,
      onFailure,
    });
    expect(onChosen).not.toHaveBeenCalled();
    expect(items.get(ITEMS.locale)).toBeUndefined();
    await choice.choose('zh-TW');
    expect(choice.current()).toBe('zh-TW');
    expect(items.get(ITEMS.locale)).toBe('zh-TW');
    await choice.choose('en');
    await choice.choose('system');
    expect(choice.current()).toBe('zh-TW');
    expect(items.get(ITEMS.locale)).toBeUndefined();
    expect(onChosen).toHaveBeenCalledTimes(3);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is told of and not kept when it could not be made', async () => {
    const items = createStoredItems(null, createClock());
    const onFailure = jest.fn();
    const translations = await shellTranslations();
    await translations.add('wallet', {
      'zh-CN': async () => ({ default: {} }),
      'zh-TW': async () => ({ default: {} }),
      en: () => Promise.reject(new Error('offline')),
    });
    const onChosen = jest.fn();
    const choice = createLanguageChoice({ translations, items, languages: [], onChosen, onFailure });
    await choice.choose('en');
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onChosen).not.toHaveBeenCalled();
    expect(choice.current()).toBe('zh-CN');
    expect(items.get(ITEMS.locale)).toBeUndefined();
  });
});
