import { fbLanguage, imLanguage } from './venue-language';

it('CONST-005 SPORT-020 venues are asked in Chinese, CHN, unless another language is chosen', () => {
  const languages = ['zh-CN', 'zh-TW', 'en'] as const;
  expect(languages.map(imLanguage)).toEqual(['CHN', 'CHT', 'ENG']);
  expect(languages.map(fbLanguage)).toEqual(['CMN', 'ZHO', 'ENG']);
});
