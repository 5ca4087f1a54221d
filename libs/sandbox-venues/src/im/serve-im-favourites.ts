import { im, type Call } from '@heptad/contracts';
import { punterOf } from '../access/venue-access';
import type { VenueDeps } from '../access/venue-deps';
import type { FavouriteSubject } from '../favourites/favourites';
import { mainMarkets, markedMatches } from '../matches/match-source';
import type { VenueCalls, VenueRequest } from '../wire/serve';
import { encodeAll, imEncodeOptions } from './im-answers';
import { IM_SPORTS, imLeague, imLeagueId, imSport } from './im-numbers';

/** A member's favourites at IM (CALL-054…056). */
export function serveImFavourites(calls: VenueCalls, deps: VenueDeps): void {
  const { simulation } = deps;

  calls.serveCall(im.getFavouriteEvent, async (request) => {
    const { memberId, venue } = punterOf('im', deps, request);
    const marks = await deps.favourites.of(memberId, venue);
    const options = await imEncodeOptions(deps, request, marks);
    const sports = request.body.SportIds?.flatMap((id) => imSport(id) ?? []) ?? IM_SPORTS;
    const matches = markedMatches(simulation, marks, sports).map((match) => {
      return { ...match, markets: mainMarkets(match) };
    });
    return {
      Events: encodeAll(matches, options, request.body),
      FavouriteEventIds: [...marks.matches].map(Number),
      FavouriteCompetitionIds: [...marks.leagues].map(imLeagueId),
    };
  });

  calls.serveCall(im.addFavouriteEvent, (request) => mark(deps, request, request.body, true));
  calls.serveCall(im.removeFavouriteEvent, (request) => mark(deps, request, request.body, false));
}

async function mark(
  deps: VenueDeps,
  request: VenueRequest<Call>,
  body: { readonly EventId: number } | { readonly CompetitionId: number },
  marked: boolean,
) {
  const { memberId, venue } = punterOf('im', deps, request);
  const [subject, id]: [FavouriteSubject, string] =
    'EventId' in body ? ['match', String(body.EventId)] : ['league', imLeague(body.CompetitionId)];
  await deps.favourites.set({ memberId, venue, subject, id, marked, at: request.now });
  return {};
}
