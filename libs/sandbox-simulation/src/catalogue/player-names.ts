import { LEAGUES } from './catalogue';
import playerNames from './seed/player-names.json';
import { hash, shuffled } from '../random/seeded';
import type { Random } from '../random/seeded';
import type { SimName } from '../model/sport';

/** Where the parts of a name come from. */
type Region = keyof typeof playerNames;
type Part = readonly string[];

/** What a player is called: in full, and as it stands on a shirt. */
export interface PlayerName {
  readonly full: SimName;
  readonly short: SimName;
}

/** Where most players of a league's teams come from, by its id; of invented leagues, where their names sound from. */
const AT_HOME: Readonly<Record<string, Region>> = {
  101: 'english',
  103: 'iberian',
  104: 'german',
  105: 'italian',
  106: 'french',
  107: 'chinese',
  108: 'japanese',
  109: 'english',
  201: 'chinese',
  202: 'english',
  203: 'nordic',
};
const ABROAD: readonly Region[] = ['english', 'iberian', 'german', 'italian', 'french', 'nordic', 'slavic'];
/** One in so many players is from abroad. */
const FROM_ABROAD = 4;

const regions: ReadonlyMap<string, Region> = new Map(
  LEAGUES.flatMap(({ league, teams }) => {
    const region = AT_HOME[league.id];
    return region === undefined ? [] : teams.map((team) => [team.id, region] as const);
  }),
);

/** Teams that are known from a cup alone have a region of their own choosing. */
function regionOf(teamId: string): Region {
  return regions.get(teamId) ?? ABROAD[hash(Number(teamId)) % ABROAD.length] ?? 'slavic';
}

/** The family names of a region: those that are written down, and every stem with every ending. */
function familiesOf(region: Region): readonly Part[] {
  const { family, stems, endings } = playerNames[region];
  const joined = stems.flatMap((stem) =>
    endings.map((ending) => stem.map((word, locale) => word + (ending[locale] ?? ''))),
  );
  return [...family, ...joined];
}

function triple(words: Part): SimName {
  const [cn = '', tw = '', en = ''] = words;
  return { 'zh-CN': cn, 'zh-TW': tw, en };
}

/** A name of its parts, as its region writes it: Chinese puts a dot between the parts of names that it spells by sound. */
function composed(region: Region, familyPart: Part, givenPart: Part): PlayerName {
  const [family, given] = [triple(familyPart), triple(givenPart)];
  const familyFirst = playerNames[region].order === 'familyFirst';
  const inChinese = (locale: 'zh-CN' | 'zh-TW') =>
    familyFirst ? `${family[locale]}${given[locale]}` : `${given[locale]}·${family[locale]}`;
  const full = {
    'zh-CN': inChinese('zh-CN'),
    'zh-TW': inChinese('zh-TW'),
    en: region === 'chinese' ? `${family.en} ${given.en}` : `${given.en} ${family.en}`,
  };
  // One syllable is no name to call somebody by.
  const short = familyFirst ? { ...full, en: family.en } : family;
  return { full, short };
}

const LOCALES = ['zh-CN', 'zh-TW', 'en'] as const;
/** So much of two Chinese names tells them apart in a row of players. */
const HEARD = 2;

function soundAlike(one: SimName, other: SimName): boolean {
  const [begins, alike] = [one['zh-CN'].slice(0, HEARD), other['zh-CN'].slice(0, HEARD)];
  return begins === alike || LOCALES.some((locale) => one[locale] === other[locale]);
}

/**
 * Names for a team's players, all different, their family names too. They are put together from parts at random: the
 * players are inventions, and whoever is called like one of them is not meant.
 */
export function namesOf(teamId: string, count: number, random: Random): readonly PlayerName[] {
  const home = regionOf(teamId);
  const decks = new Map<Region, { readonly families: Part[]; readonly givens: Part[] }>();
  const deal = (region: Region): PlayerName | undefined => {
    const { given } = playerNames[region];
    const deck = decks.get(region) ?? {
      families: shuffled(familiesOf(region), random),
      givens: shuffled(given, random),
    };
    decks.set(region, deck);
    const [familyPart, givenPart] = [deck.families.pop(), deck.givens.pop()];
    if (deck.givens.length === 0) deck.givens.push(...shuffled(given, random));
    return familyPart && givenPart && composed(region, familyPart, givenPart);
  };
  const names: PlayerName[] = [];
  while (names.length < count) {
    const away = ABROAD[Math.floor(random() * ABROAD.length)] ?? home;
    const name = deal(random() * FROM_ABROAD < 1 ? away : home) ?? deal(away);
    // Of names that sound alike one is given.
    if (name && !names.some(({ short }) => soundAlike(short, name.short))) names.push(name);
  }
  return names;
}
