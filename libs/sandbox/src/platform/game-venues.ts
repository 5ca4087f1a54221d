import { PROVIDERS, type GameArea, type Names } from '@heptad/game-rules';

/** A venue through which a provider's games of one area are launched. */
export interface GameVenue {
  readonly code: string;
  readonly area: GameArea;
  readonly names: Omit<Names, 'pinyin'>;
}

/** Venues of providers that were there before there was a catalogue, and have names of their own. */
const NAMED: readonly string[] = ['YBZR', 'XHZR', 'PMDZ', 'CPSS', 'BYHY'];

/** What a venue is called after its provider's name. */
const KINDS: Readonly<Record<GameArea, GameVenue['names']>> = {
  egame: { 'zh-CN': '电子', 'zh-TW': '電子', en: 'Slots' },
  live: { 'zh-CN': '真人', 'zh-TW': '真人', en: 'Live' },
  esports: { 'zh-CN': '电竞', 'zh-TW': '電競', en: 'Esports' },
  fishing: { 'zh-CN': '捕鱼', 'zh-TW': '捕魚', en: 'Fishing' },
  lottery: { 'zh-CN': '彩票', 'zh-TW': '彩票', en: 'Lottery' },
};

const venuesOfProviders = PROVIDERS.flatMap(({ names, venues }) =>
  (Object.entries(venues) as [GameArea, string][]).map(([area, code]) => ({
    code,
    area,
    names: {
      'zh-CN': names['zh-CN'] + KINDS[area]['zh-CN'],
      'zh-TW': names['zh-TW'] + KINDS[area]['zh-TW'],
      en: `${names.en} ${KINDS[area].en}`,
    },
  })),
);

/** The venues of providers whose names come from them, in the order of the providers. */
export const GAME_VENUES: readonly GameVenue[] = venuesOfProviders.filter(
  ({ code }) => !NAMED.includes(code),
);
