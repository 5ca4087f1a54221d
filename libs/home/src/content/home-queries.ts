import { callQuery, queryApi } from '@heptad/api-client';
import { configuration, home } from '@heptad/contracts';
import {
  toAreas,
  toBanners,
  toFloatIcons,
  toNotices,
  type Area,
  type Banner,
  type FloatIcon,
  type SiteNotice,
} from './home-content';

/** Each part of the page shows its own failure. */
const QUIET = { noToast: true };
/** Answers with texts of the platform are asked for again in another language. */
const WORDS = ['words'] as const;

export const homeQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    homeBanners: build.query<Banner[], void>({
      query: () => callQuery(home.banners, {}, QUIET),
      providesTags: WORDS,
      transformResponse: toBanners,
    }),
    siteNotices: build.query<SiteNotice[], void>({
      query: () => callQuery(home.notices, {}, QUIET),
      providesTags: WORDS,
      transformResponse: toNotices,
    }),
    homeAreas: build.query<Area[], void>({
      query: () => callQuery(home.content, {}, QUIET),
      providesTags: WORDS,
      transformResponse: toAreas,
    }),
    homeFloatIcons: build.query<FloatIcon[], void>({
      query: () => callQuery(configuration.floatIcons, { clientType: 2 }, QUIET),
      providesTags: WORDS,
      transformResponse: toFloatIcons,
    }),
  }),
});

/** What the platform puts on the home page, as the page's own entities. */
export const { useHomeBannersQuery, useSiteNoticesQuery, useHomeAreasQuery, useHomeFloatIconsQuery } =
  homeQueries;
