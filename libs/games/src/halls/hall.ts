import type { CallResponse, games } from '@heptad/contracts';
import { money, type Money } from '@heptad/formatting';
import type { HallArea } from './hall-area';

type WireHall = CallResponse<typeof games.hall>;
type WireProvider = WireHall['providers'][number];
type WireGame = WireHall['games'][number];

/** Who makes games of an area, as a tab of its hall (VENUE-015, OPEN-043). */
export interface Provider {
  readonly code: string;
  readonly name: string;
  /** Pinyin of its Chinese name, a blank between syllables. */
  readonly pinyin: string;
  /** The venue that launches its games. */
  readonly venue: string;
  /** False while it is under maintenance. */
  readonly open: boolean;
  readonly official: boolean;
  /** Whether the member has a favourite among its games. */
  readonly favoured: boolean;
  /** How many games it has. */
  readonly count: number;
}

/** A game as a hall shows it. */
export interface HallGame extends Pick<
  WireGame,
  | 'id'
  | 'name'
  | 'en'
  | 'pinyin'
  | 'engine'
  | 'art'
  | 'volatility'
  | 'rtp'
  | 'greatestWin'
  | 'released'
  | 'jackpot'
  | 'plays'
> {
  readonly area: HallArea;
  readonly provider: Provider;
  /** Bounds of a stake. */
  readonly least: Money;
  readonly most: Money;
}

/** The hall of an area. */
export interface Hall {
  readonly area: HallArea;
  /** In the order in which they are shown. */
  readonly providers: readonly Provider[];
  readonly games: readonly HallGame[];
}

/** Favourites first, then by the platform's order (OPEN-043). */
const byTab = (a: WireProvider, b: WireProvider): number =>
  b.isFavor - a.isFavor || a.sortIndex - b.sortIndex;

/**
 * The tabs of an area: those of another type and those that are not to be shown are left out (VENUE-015, OPEN-043).
 * @param counts how many games there are, by the key that a tab names
 */
export function toProviders(
  area: HallArea,
  { providers, counts }: Pick<WireHall, 'providers' | 'counts'>,
): Provider[] {
  return providers
    .filter(({ type, isDisplay }) => type === area && isDisplay === 1)
    .toSorted(byTab)
    .map(({ code, name, pinyin, enName, countKey, status, official, isOfficial, isFavor }) => ({
      code,
      name,
      pinyin,
      venue: enName,
      open: status === 1,
      official: official === 1 || isOfficial === 1,
      favoured: isFavor === 1,
      count: counts[countKey] ?? 0,
    }));
}

/** The platform's hall as our own; games of providers that are not shown are not either. */
export function toHall(area: HallArea, answer: WireHall): Hall {
  const providers = toProviders(area, answer);
  const byCode = new Map(providers.map((provider) => [provider.code, provider]));
  return { area, providers, games: toGames(area, answer.games, byCode) };
}

/** Games with their providers; those of nobody are left out. */
export function toGames(
  area: HallArea,
  games: readonly WireGame[],
  providers: ReadonlyMap<string, Provider>,
): HallGame[] {
  return games.flatMap(({ provider: code, enName: _venue, least, most, ...game }) => {
    const provider = providers.get(code);
    return provider === undefined
      ? []
      : [{ ...game, area, provider, least: money(least), most: money(most) }];
  });
}
