/** The countries whose flags are shown: codes of ISO 3166, England by its own. */
export type Country = 'GB-ENG' | 'ES' | 'DE' | 'IT' | 'FR' | 'CN' | 'JP' | 'US';

/** How names of a country's leagues begin in the languages in which venues send them, as parts of expressions. */
const BEGINNINGS: readonly (readonly [Country, string])[] = [
  ['GB-ENG', '英格兰|英格蘭|Engl(?:ish|and)\\b'],
  ['ES', '西班牙|Spa(?:nish|in)\\b'],
  ['DE', '德国|德國|Germany?\\b'],
  ['IT', '意大利|義大利|Ital(?:ian|y)\\b'],
  ['FR', '法国|法國|Fr(?:ench|ance)\\b'],
  ['CN', '中国|中國|Chin(?:ese|a)\\b'],
  ['JP', '日本|Japan(?:ese)?\\b'],
  ['US', '美国|美國|United States|USA\\b|Major League Soccer'],
];
const RULES = BEGINNINGS.map(
  ([country, words]) => [country, new RegExp(`^(?:虚拟|虛擬|Virtual )?(?:${words})`, 'i')] as const,
);
/** What begins with a country's word and has a flag of its own. */
const ELSEWHERE = /香港|澳[门門]|台北|臺北|Hong Kong|Macau|Taipei|Guiana|Polynesia/i;

/**
 * The country of a league. No venue sends one, but names of leagues begin with it: 西班牙甲级联赛. Absent where the
 * name tells none, as of cups that several countries play.
 */
export function leagueCountry(name: string): Country | undefined {
  if (ELSEWHERE.test(name)) return undefined;
  return RULES.find(([, begins]) => begins.test(name))?.[0];
}
