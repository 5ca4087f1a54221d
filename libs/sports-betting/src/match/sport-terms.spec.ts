import { LOCALES } from '@heptad/feature-module';
import { SPORT_KEYS, type MarketKind, type SportKey } from '@heptad/venue-gateway';
import i18next, { type TFunction } from 'i18next';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '../messages/en.json';
import zhCN from '../messages/zh-CN.json';
import zhTW from '../messages/zh-TW.json';
import { marketTerm, marketTitle, partTerm, scoreUnit, stageTerm } from './sport-terms';

/** Sport, then markets and parts of a match: zh-CN, zh-TW, English. The venues' own words are held against the same table. */
type Part = Parameters<typeof partTerm>[2];
type Table = Record<SportKey, { markets: Record<MarketKind, string[]>; parts: Record<Part, string[]> }>;

const TABLE = JSON.parse(
  readFileSync(join(__dirname, '../../../contracts/words/market-words.json'), 'utf8'),
) as Table;

const texts = i18next.createInstance();
let inLocale: Record<(typeof LOCALES)[number], TFunction<'sports'>>;

beforeAll(async () => {
  await texts.init({
    lng: 'zh-CN',
    fallbackLng: 'zh-CN',
    ns: ['sports'],
    defaultNS: 'sports',
    resources: { 'zh-CN': { sports: zhCN }, 'zh-TW': { sports: zhTW }, en: { sports: en } },
    interpolation: { escapeValue: false },
  });
  const fixed = (locale: string) => texts.getFixedT<'sports'>(locale, 'sports');
  inLocale = { 'zh-CN': fixed('zh-CN'), 'zh-TW': fixed('zh-TW'), en: fixed('en') };
});

const CHINESE = (sport: SportKey, kind: MarketKind) => marketTerm(inLocale['zh-CN'], sport, { kind });

describe('the words of a sport', () => {
  it.each(Object.keys(TABLE) as SportKey[])('name the markets of %s in three languages', (sport) => {
    for (const [kind, words] of Object.entries(TABLE[sport].markets))
      LOCALES.forEach((locale, place) => {
        const term = marketTerm(inLocale[locale], sport, { kind: kind as MarketKind });
        expect([locale, kind, term]).toEqual([locale, kind, words[place]]);
      });
  });

  it.each(Object.keys(TABLE) as SportKey[])('name the parts of %s in three languages', (sport) => {
    for (const [part, words] of Object.entries(TABLE[sport].parts))
      LOCALES.forEach((locale, place) => {
        expect([locale, partTerm(inLocale[locale], sport, part as Part)]).toEqual([locale, words[place]]);
      });
  });

  it('are there in every language, since a missing one would be shown in Chinese', () => {
    const own = (market: object) => Object.keys(market).filter((key) => !/_(full|firstHalf)$/.test(key));
    expect(own(zhTW.market)).toEqual(own(zhCN.market));
    expect(own(en.market)).toEqual(own(zhCN.market));
  });

  it('never give a word of goals to a sport without goals', () => {
    for (const sport of SPORT_KEYS) {
      const isGoals = scoreUnit(sport) === 'goals';
      expect([sport, CHINESE(sport, 'handicap') === '让球']).toEqual([sport, isGoals]);
      expect([sport, CHINESE(sport, 'overUnder') === '大小']).toEqual([sport, isGoals]);
    }
  });

  it('keep the venue’s own name where the product has none', () => {
    const market = { kind: 'venueLine', period: 'firstHalf', name: '罚牌让球' } as const;
    expect(marketTitle(inLocale['zh-CN'], 'football', market)).toBe('上半场 · 罚牌让球');
  });

  it('are shorter above a narrow column where a language has a shorter word', () => {
    expect(marketTerm(inLocale.en, 'football', { kind: 'overUnder' }, 'full')).toBe('O/U');
    expect(marketTerm(inLocale.en, 'badminton', { kind: 'handicap' }, 'full')).toBe('Game HDP');
    expect(marketTerm(inLocale.en, 'tennis', { kind: 'overUnder' }, 'full')).toBe('Total sets');
    expect(marketTerm(inLocale['zh-CN'], 'tennis', { kind: 'handicap' }, 'full')).toBe('让盘');
  });

  it('tell the clock: a minute in halves and quarters, none in sets and innings', () => {
    const clock = (sport: SportKey, stage: Parameters<typeof stageTerm>[2]['stage']) =>
      stageTerm(inLocale['zh-CN'], sport, { stage, minute: 7 });
    expect(clock('football', 'firstHalf')).toBe("上半场 7'");
    expect(clock('basketball', 'quarter3')).toBe("第三节 7'");
    expect(clock('tennis', 'set2')).toBe('第二盘');
    expect(clock('badminton', 'set2')).toBe('第二局');
    expect(clock('tacticalShooter', 'set1')).toBe('第一张地图');
    expect(clock('baseball', 'inning9')).toBe('第九局');
    expect(clock('basketball', 'break')).toBe('节间休息');
    expect(clock('tennis', 'break')).toBe('盘间休息');
  });
});
