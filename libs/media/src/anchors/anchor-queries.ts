import { callQuery, queryApi, serviceQuery } from '@heptad/api-client';
import { type CallRequest, type CallResponse, configuration, video } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import type { PlayableStream } from '@heptad/ui-kit';
import type { MediaServices } from '../services';
import { isSponsored, toAnchors, type Anchors } from './anchor';
import { loadAnchorStream } from './anchor-stream';

const anchorQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    anchors: build.query<Anchors, Locale>({
      queryFn: serviceQuery(async ({ api, images }: MediaServices, locale, signal) => {
        const options = { noToast: true, headers: { 'Accept-Language': locale }, signal };
        const result = await api.send(video.anchors, {}, options);
        return result.ok ? { ok: true, value: toAnchors(result.value, images) } : result;
      }),
      providesTags: ['favourites'],
    }),
    anchorsSponsored: build.query<boolean, void>({
      query: () => callQuery(configuration.appConfig, {}, { noToast: true }),
      transformResponse: ({
        anchor_sponsored_setting: setting,
      }: {
        readonly anchor_sponsored_setting?: string | number | undefined;
      }) => isSponsored(setting),
    }),
    followedAnchors: build.query<readonly string[], void>({
      query: () => callQuery(video.followedAnchors, {}, { noToast: true }),
      transformResponse: ({ channels }: CallResponse<typeof video.followedAnchors>) => channels,
      providesTags: ['favourites'],
    }),
    followAnchor: build.mutation<unknown, CallRequest<typeof video.followAnchor>>({
      query: (request) => callQuery(video.followAnchor, request),
      // How many follow is the platform's to say.
      invalidatesTags: (_result, error) => (error === undefined ? ['favourites'] : []),
    }),
    anchorStream: build.query<PlayableStream | null, string>({
      // What is on may be different the next time.
      keepUnusedDataFor: 0,
      queryFn: serviceQuery(loadAnchorStream),
    }),
  }),
});

export const {
  useAnchorsQuery,
  useAnchorsSponsoredQuery,
  useFollowedAnchorsQuery,
  useFollowAnchorMutation,
  useLazyAnchorStreamQuery,
} = anchorQueries;
