import { callQuery, queryApi } from '@heptad/api-client';
import { anchorShowSetting, appConfig } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import type { PlayableStream } from '@heptad/ui-kit';
import type { MediaServices } from '../services';
import { isSponsored, toAnchors, type Anchors } from './anchor';
import { loadAnchorStream } from './anchor-stream';

interface Extra {
  readonly services: MediaServices;
}

const anchorQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    anchors: build.query<Anchors, Locale>({
      async queryFn(locale, { extra, signal }) {
        const { api, images } = (extra as Extra).services;
        const options = { noToast: true, headers: { 'Accept-Language': locale }, signal };
        const result = await api.send(anchorShowSetting, {}, options);
        return result.ok ? { data: toAnchors(result.value, images) } : { error: result.error };
      },
    }),
    anchorsSponsored: build.query<boolean, void>({
      query: () => callQuery(appConfig, {}, { noToast: true }),
      transformResponse: ({
        anchor_sponsored_setting: setting,
      }: {
        readonly anchor_sponsored_setting?: string | number | undefined;
      }) => isSponsored(setting),
    }),
    anchorStream: build.query<PlayableStream | null, string>({
      // What is on may be different the next time.
      keepUnusedDataFor: 0,
      async queryFn(channel, { extra }) {
        const result = await loadAnchorStream((extra as Extra).services, channel);
        return result.ok ? { data: result.value } : { error: result.error };
      },
    }),
  }),
});

export const { useAnchorsQuery, useAnchorsSponsoredQuery, useLazyAnchorStreamQuery } = anchorQueries;
