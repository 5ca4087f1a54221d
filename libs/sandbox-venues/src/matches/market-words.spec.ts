import type { SimMarketKind, SimMarketPeriod, SimSportKey } from '@heptad/sandbox-simulation';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marketName } from './market-words';

/** Sport, then markets and parts of a match: zh-CN, zh-TW, English. The words of the client are held against the same table. */
type Table = Record<SimSportKey, Record<'markets' | 'parts', Record<string, string[]>>>;

const TABLE = JSON.parse(
  readFileSync(join(__dirname, '../../../contracts/words/market-words.json'), 'utf8'),
) as Table;
const LOCALES = ['zh-CN', 'zh-TW', 'en'] as const;
const FULL = { 'zh-CN': '全场', 'zh-TW': '全場', en: 'full time ' } as const;

/** Kinds that the product has under one name or another. */
const KINDS: Readonly<Record<string, SimMarketKind>> = { bothTeamsScore: 'bothScore' };

const sports = Object.keys(TABLE) as SimSportKey[];

describe('the names of markets', () => {
  it.each(sports)('are the words of %s in three languages', (sport) => {
    for (const [kind, words] of Object.entries(TABLE[sport].markets))
      LOCALES.forEach((locale, place) => {
        const name = marketName(sport, KINDS[kind] ?? (kind as SimMarketKind), 'full', locale);
        expect([kind, name.toLowerCase()]).toEqual([
          kind,
          `${FULL[locale]}${words[place]?.toLowerCase() ?? ''}`,
        ]);
      });
  });

  it.each(sports)('begin with the part of the match as %s calls it', (sport) => {
    for (const [part, words] of Object.entries(TABLE[sport].parts))
      LOCALES.forEach((locale, place) => {
        const name = marketName(sport, 'moneyline', part as SimMarketPeriod, locale);
        expect(name.toLowerCase().startsWith(words[place]?.toLowerCase() ?? '?')).toBe(true);
      });
  });

  it('say 1X2 as who wins, and nothing of a part for an outright', () => {
    expect(marketName('football', 'threeWay', 'firstHalf', 'zh-CN')).toBe('上半场独赢');
    expect(marketName('tennis', 'winner', 'full', 'zh-TW')).toBe('冠軍');
  });

  it('name a handicap of points after what the sport counts in a set', () => {
    const name = (sport: SimSportKey) => marketName(sport, 'pointsHandicap', 'full', 'zh-CN');
    expect(name('tennis')).toBe('全场让局');
    expect(name('badminton')).toBe('全场让分');
    expect(name('tacticalShooter')).toBe('全场回合让分');
  });
});
