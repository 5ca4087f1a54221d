import { leagueCountry } from './league-country';

describe('the country of a league', () => {
  it.each([
    ['英格兰超级联赛', 'GB-ENG'],
    ['英格蘭超級聯賽', 'GB-ENG'],
    ['English Premier League', 'GB-ENG'],
    ['西班牙甲级联赛', 'ES'],
    ['Spanish La Liga', 'ES'],
    ['德國甲級聯賽', 'DE'],
    ['German Bundesliga', 'DE'],
    ['意大利甲级联赛', 'IT'],
    ['義大利甲級聯賽', 'IT'],
    ['French Ligue 1', 'FR'],
    ['中国超级联赛', 'CN'],
    ['Chinese Super League', 'CN'],
    ['日本J1联赛', 'JP'],
    ['Japanese J1 League', 'JP'],
    ['美国职业大联盟', 'US'],
    ['Major League Soccer', 'US'],
    ['虚拟英格兰联赛', 'GB-ENG'],
    ['Virtual England League', 'GB-ENG'],
  ])('of %s is %s', (name, country) => {
    expect(leagueCountry(name)).toBe(country);
  });

  it.each([
    '欧洲冠军联赛',
    'UEFA Champions League',
    '太平洋职业篮球联赛',
    '中国香港超级联赛',
    '中国台北联赛',
    'Chinese Taipei League',
    'French Guiana Honor Division',
    'New England Revolution Cup',
    'Germanic Cup',
    '环法国自行车赛',
    '',
  ])('is unknown for %s', (name) => {
    expect(leagueCountry(name)).toBeUndefined();
  });
});
