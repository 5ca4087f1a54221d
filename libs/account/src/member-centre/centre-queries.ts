import { callQuery, queryApi } from '@heptad/api-client';
import { memberCentre, vip, type CallResponse } from '@heptad/contracts';

/** What is under way for the member, as the platform says it. */
export type Overview = CallResponse<typeof memberCentre.overview>;

/** The member's grade and the way to the next one. */
export type GradeProgress = CallResponse<typeof vip.progress>;

const queries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    memberOverview: build.query<Overview, void>({
      query: () => callQuery(memberCentre.overview, {}, { noToast: true }),
      providesTags: ['member', 'balance'],
    }),
    gradeProgress: build.query<GradeProgress, void>({
      query: () => callQuery(vip.progress, {}, { noToast: true }),
      providesTags: ['member', 'balance'],
    }),
  }),
});

export const { useMemberOverviewQuery, useGradeProgressQuery } = queries;
