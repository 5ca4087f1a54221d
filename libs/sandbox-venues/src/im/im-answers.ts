import { im, type Call } from '@heptad/contracts';
import { OddsType } from '@heptad/formatting';
import type { SimMarket, SimMatch } from '@heptad/sandbox-simulation';
import { visitorOf } from '../access/venue-access';
import type { VenueDeps } from '../access/venue-deps';
import type { Marks } from '../favourites/favourites';
import type { VenueRequest } from '../wire/serve';
import { localeOfCode } from '../wire/venue-locale';
import { encodeImEvent, type ImEncodeOptions } from './encode-im-event';
import { imBetType, imPeriod } from './im-numbers';

/** The lines that a request asks for; all of a kind that it leaves out. */
export type LineFilter = {
  readonly [Name in 'BetTypeIds' | 'PeriodIds' | 'MarketlineLevels' | 'EventGroupTypeIds']?:
    readonly number[] | undefined;
};

const NOTATIONS: readonly OddsType[] = Object.values(OddsType);

/** How the visitor of a request wants events told; marks of another than its member are never shown. */
export async function imEncodeOptions(
  deps: VenueDeps,
  request: VenueRequest<Call>,
  marks?: Marks,
): Promise<ImEncodeOptions> {
  const { venue, memberId } = visitorOf('im', deps, request);
  const known = marks ?? (await deps.favourites.of(memberId, venue));
  return {
    locale: localeOfCode(request.fields.LanguageCode),
    oddsType: NOTATIONS.find((notation) => notation === request.fields.OddsType) ?? OddsType.europe,
    isFavourite: (match) => known.matches.has(match.id) || known.leagues.has(match.league.id),
  };
}

/** What a market counts; corners with cards are told among the corners. */
function countedBy(kind: SimMarket['kind']): number {
  if (kind.startsWith('corners')) return im.EVENT_GROUP.corners;
  return kind.startsWith('bookings') ? im.EVENT_GROUP.bookings : im.EVENT_GROUP.goals;
}

function keepLines(match: SimMatch, filter: LineFilter): SimMatch {
  const keeps = (wanted: readonly number[] | undefined, value: number) =>
    wanted === undefined || wanted.length === 0 || wanted.includes(value);
  return {
    ...match,
    markets: match.markets.filter(
      ({ kind, period, level }) =>
        keeps(filter.BetTypeIds, imBetType(kind)) &&
        keeps(filter.PeriodIds, imPeriod(period)) &&
        keeps(filter.MarketlineLevels, level) &&
        keeps(filter.EventGroupTypeIds, countedBy(kind)),
    ),
  };
}

/** The matches as IM writes them, with the lines that were asked for. */
export function encodeAll(matches: readonly SimMatch[], options: ImEncodeOptions, filter: LineFilter = {}) {
  return matches.flatMap((match) => encodeImEvent(keepLines(match, filter), options) ?? []);
}
