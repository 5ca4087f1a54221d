import { shellTranslations } from '../testing/shell-scene';
import { followLanguage } from './follow-language';

describe('the language of the page', () => {
  it('is said and kept at the start and after each change, and not said again where the page says it already', async () => {
    const said = jest.fn();
    const kept = jest.fn();
    let lang = 'zh-CN';
    const root = {
      get lang() {
        return lang;
      },
      set lang(language: string) {
        lang = language;
        said(language);
      },
    };
    const translations = await shellTranslations();
    followLanguage(translations, root, kept);
    expect(said).not.toHaveBeenCalled();
    expect(kept).toHaveBeenLastCalledWith('first-locale', 'zh-CN');
    await translations.choose('en');
    expect(said.mock.calls).toEqual([['en']]);
    expect(kept).toHaveBeenLastCalledWith('first-locale', 'en');
  });

  it('stays where another could not be fetched', async () => {
    const root = { lang: '' };
    const translations = await shellTranslations();
    await translations.add('wallet', {
      'zh-CN': async () => ({ default: {} }),
      'zh-TW': async () => ({ default: {} }),
      en: () => Promise.reject(new Error('offline')),
    });
    followLanguage(translations, root, jest.fn());
    await expect(translations.choose('en')).rejects.toThrow('offline');
    expect(root.lang).toBe('zh-CN');
    await translations.choose('zh-TW');
    expect(root.lang).toBe('zh-TW');
  });

  it('is said at the start where the page says another', async () => {
    const root = { lang: 'en' };
    followLanguage(await shellTranslations(), root, jest.fn());
    expect(root.lang).toBe('zh-CN');
  });
});
