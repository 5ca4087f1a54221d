import { callQuery, queryApi } from '@heptad/api-client';
import { teams, type CallRequest } from '@heptad/contracts';
import { followedTeamQueries } from '../favourites/favourite-queries';

interface FollowArguments extends CallRequest<typeof teams.follow> {
  /** In which the list of followed teams was asked for. */
  readonly language: CallRequest<typeof teams.followed>['language'];
  readonly name: string;
}

const followQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    followTeam: build.mutation<unknown, FollowArguments>({
      query: ({ id, followed }) => callQuery(teams.follow, { id, followed }),
      // The switch turns at the tap. A refusal turns this one back, whatever was tapped since.
      async onQueryStarted({ id, followed, language, name }, { dispatch, queryFulfilled }) {
        const turn = (wanted: boolean) =>
          dispatch(
            followedTeamQueries.util.updateQueryData('followedTeams', language, (known) => {
              const others = known.filter((team) => team.id !== id);
              return wanted ? [{ id, name }, ...others] : others;
            }),
          );
        turn(followed);
        await queryFulfilled.catch(() => turn(!followed));
      },
    }),
  }),
});

export const { useFollowTeamMutation } = followQueries;
