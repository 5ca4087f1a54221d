import { callQuery, queryApi, serviceQuery } from '@heptad/api-client';
import { teams, type CallResponse } from '@heptad/contracts';
import { useServices, type Locale } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import type { FavouriteMarks, FavouriteSubject, VenueCode } from '@heptad/venue-gateway';
import type { SportsServices } from '../services';

export interface MarkArguments {
  readonly venue: VenueCode;
  readonly subject: FavouriteSubject;
  readonly marked: boolean;
}

const listOf = ({ kind }: FavouriteSubject) => (kind === 'match' ? 'matches' : 'leagues');

const favouriteQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    favourites: build.query<FavouriteMarks, VenueCode>({
      queryFn: serviceQuery(({ venues }: SportsServices, venue) => venues.sports(venue).favourites()),
      providesTags: ['favourites'],
    }),
    mark: build.mutation<null, MarkArguments>({
      queryFn: serviceQuery(async ({ venues }: SportsServices, { venue, subject, marked }) => {
        const done = await venues.sports(venue).setFavourite(subject, marked);
        return done.ok ? { ok: true, value: null } : done;
      }),
      // The star changes at the tap. A refusal changes this one back, whatever was tapped since.
      async onQueryStarted({ venue, subject, marked }, { dispatch, queryFulfilled }) {
        const turn = (wanted: boolean) =>
          dispatch(
            favouriteQueries.util.updateQueryData('favourites', venue, (marks) => {
              const list = listOf(subject);
              const others = marks[list].filter((id) => id !== subject.id);
              return { ...marks, [list]: wanted ? [...others, subject.id] : others };
            }),
          );
        turn(marked);
        await queryFulfilled.catch(() => turn(!marked));
      },
    }),
  }),
});

export const { useMarkMutation } = favouriteQueries;

export type FollowedTeam = CallResponse<typeof teams.followed>['teams'][number];

/** The teams that the member follows: the platform keeps them, for all venues. */
export const followedTeamQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    followedTeams: build.query<readonly FollowedTeam[], Locale>({
      query: (language) => callQuery(teams.followed, { language }, { noToast: true }),
      transformResponse: (answer: CallResponse<typeof teams.followed>) => answer.teams,
      providesTags: ['favourites'],
    }),
  }),
});

/** The teams that the member follows; undefined for guests, until the platform has answered, and while they are not wanted. */
export function useFollowedTeams(wanted: boolean): {
  readonly teams: readonly FollowedTeam[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
} {
  const { language } = useServices<SportsServices>();
  const skip = !useIsMember() || !wanted;
  const { currentData, isError, refetch } = followedTeamQueries.useFollowedTeamsQuery(language.current(), {
    skip,
  });
  return { teams: skip ? undefined : currentData, isError, refetch };
}

export interface KnownFavourites {
  /** Undefined for guests, and until the venue has answered. */
  readonly marks: FavouriteMarks | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** What the member has marked at a venue. */
export function useFavourites(venue: VenueCode): KnownFavourites {
  const isMember = useIsMember();
  const {
    currentData: marks,
    isError,
    refetch,
  } = favouriteQueries.useFavouritesQuery(venue, { skip: !isMember });
  return { marks, isError, refetch };
}
