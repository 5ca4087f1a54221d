import type { games } from '@heptad/contracts';
import { type CallResponse } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import { gamesIn, PROVIDERS, type Game, type GameArea } from '@heptad/game-rules';
import type { VenueLocale } from '@heptad/sandbox-venues';
import { VENUES, venueOf, type Venue } from '../platform/venues';
import { platformText } from '../words/platform-words';

type Hall = CallResponse<typeof games.hall>;
type HallGame = Hall['games'][number];
type Maker = Pick<Hall['providers'][number], 'code' | 'name' | 'pinyin' | 'enName'>;

/** Who is marked as official. */
const OFFICIAL: readonly string[] = ['shanhai', 'yunge', 'xinghe', 'YBDJ'];

/** How the names of venues of e-sports are read; they have no provider. */
const ESPORTS_PINYIN: Readonly<Record<string, string>> = {
  YBDJ: 'yun ge dian jing',
  LTDJ: 'lei ting dian jing',
};

/** What a hall shows besides what is fixed. */
export interface HallState {
  readonly language: VenueLocale;
  readonly statusOf: (venue: Venue) => 0 | 1;
  /** Rounds of the last 24 hours by game. */
  readonly plays: ReadonlyMap<string, number>;
  /** The ids of whoever asks. */
  readonly favourites: readonly string[];
}

/** The hall of an area (SHELL-003…007, VENUE-015). */
export function hallOf(area: GameArea, state: HallState): Hall {
  const games = gamesIn(area);
  const favoured = new Set(
    games.filter(({ id }) => state.favourites.includes(id)).map((game) => game.provider),
  );
  const makers = makersOf(area, state.language);
  return {
    providers: makers.map((maker, place) => {
      const venue = venueOf(maker.enName);
      const official = OFFICIAL.includes(maker.code) ? 1 : 0;
      return {
        ...maker,
        countKey: maker.enName,
        type: area,
        isDisplay: 1,
        status: venue === undefined ? 0 : state.statusOf(venue),
        official,
        isOfficial: official,
        sortIndex: (place + 1) * 10,
        isFavor: favoured.has(maker.code as Game['provider']) ? 1 : 0,
      };
    }),
    games: games.map((game) => gameOnWire(game, state)),
    counts: Object.fromEntries(
      makers.map(({ enName }) => [enName, games.filter(({ venue }) => venue === enName).length]),
    ),
  };
}

/** How many games of an area the home page shows. */
const HOTTEST = 8;

/** A hall with the games alone that are played most; those that nobody plays follow in the order of the catalogue. */
export function hottest(hall: Hall): Hall {
  return { ...hall, games: hall.games.toSorted((a, b) => b.plays - a.plays).slice(0, HOTTEST) };
}

function makersOf(area: GameArea, language: VenueLocale): readonly Maker[] {
  if (area === 'esports')
    return VENUES.filter((venue) => venue.area === area).map(({ code, name }) => ({
      code,
      name: platformText(name, language),
      pinyin: ESPORTS_PINYIN[code] ?? '',
      enName: code,
    }));
  return PROVIDERS.flatMap(({ code, names, venues }) => {
    const enName = venues[area];
    return enName === undefined ? [] : [{ code, name: names[language], pinyin: names.pinyin, enName }];
  });
}

function gameOnWire(game: Game, { language, plays }: HallState): HallGame {
  const { id, names, provider, venue, engine, theme, rtp, greatestWin, limits, released, jackpot } = game;
  return {
    id,
    name: names[language],
    en: names.en,
    pinyin: names.pinyin,
    provider,
    enName: venue,
    engine: engine.kind,
    art: { motif: theme.motif, hues: [theme.hue, theme.accent] },
    ...(engine.kind === 'slot' && { volatility: engine.volatility }),
    rtp: { ...rtp },
    greatestWin,
    least: fromMinorUnits(limits.least),
    most: fromMinorUnits(limits.greatest),
    released,
    ...(jackpot !== undefined && { jackpot }),
    plays: plays.get(id) ?? 0,
  };
}
