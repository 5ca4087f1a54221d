import { queryApi, serviceQuery } from '@heptad/api-client';
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
