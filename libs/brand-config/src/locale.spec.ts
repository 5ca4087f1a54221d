import fc from 'fast-check';
import { LOCALES, localeOfLanguages } from './locale';

describe('the language of a visitor who has chosen none', () => {
  it.each([
    [['zh-CN', 'en'], 'zh-CN'],
    [['zh'], 'zh-CN'],
    [['zh-SG'], 'zh-CN'],
    [['zh-Hans-HK'], 'zh-CN'],
    [['zh-TW', 'zh-CN'], 'zh-TW'],
    [['zh-HK'], 'zh-TW'],
    [['zh-MO'], 'zh-TW'],
    [['zh-Hant'], 'zh-TW'],
    [['ZH-hant-hk'], 'zh-TW'],
    [['en-US', 'zh-CN'], 'en'],
    [['en'], 'en'],
    [['fr-FR', 'en-GB'], 'en'],
    [['vi', 'zh-TW'], 'zh-TW'],
    [['eng', 'zhx'], 'zh-CN'],
    [['fr', 'de'], 'zh-CN'],
    [[], 'zh-CN'],
  ])('of %j is %s', (languages, locale) => {
    expect(localeOfLanguages(languages)).toBe(locale);
  });

  it('is one of ours for anything a browser may say', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (languages) => {
        expect(LOCALES).toContain(localeOfLanguages(languages));
      }),
    );
  });
});
