import * as v from 'valibot';
import { OddsType } from '@heptad/formatting';
import type { VenueFamily } from '../entities/venue';
import { fbLanguage, imLanguage, type VenueLanguage } from './venue-language';

const text = v.string();

/** What IM's calls share (VENUE-009). */
const imParams = v.object({
  LanguageCode: text,
  OddsType: v.number(),
  TimeStamp: v.number(),
  origin: text,
  Token: text,
  MemberCode: text,
  h5Url: text,
  url: text,
  currentTimestamp: v.number(),
});
export type ImParams = v.InferOutput<typeof imParams>;

/** What OB's and DB's calls share (VENUE-010). */
const obParams = v.object({
  cuid: text,
  origin: text,
  requestId: text,
  resourceUrl: text,
  resourceGamingUrl: text,
  activityUrl: text,
  h5Url: text,
  url: text,
  currentTimestamp: v.number(),
});
export type ObParams = v.InferOutput<typeof obParams>;

/** What FB's calls share (VENUE-011). */
const fbParams = v.object({
  origin: text,
  languageType: text,
  Authorization: text,
  url: text,
  currentTimestamp: v.number(),
});
export type FbParams = v.InferOutput<typeof fbParams>;

/** The session a launch opened, told apart by its family. */
export type VenueParams =
  | { readonly family: 'im'; readonly shared: ImParams }
  | { readonly family: 'ob'; readonly shared: ObParams }
  | { readonly family: 'fb'; readonly shared: FbParams };

/** What a launch answered once its addresses were checked. */
export interface OpenedLaunch {
  /** The launch address, its origin allowed. */
  readonly url: URL;
  readonly token: string;
  readonly memberCode: string;
  readonly h5Url: string;
  readonly resourceUrl: string;
  readonly resourceGamingUrl: string;
  readonly activityUrl: string;
}

/** The params that a launch sets for a family (VENUE-012). @param now milliseconds of the product's clock */
export function paramsOf(
  family: VenueFamily,
  launch: OpenedLaunch,
  language: VenueLanguage,
  now: number,
): VenueParams {
  const place = { origin: launch.url.origin, url: launch.url.href, currentTimestamp: now };
  switch (family) {
    case 'im':
      return {
        family,
        shared: {
          ...place,
          LanguageCode: imLanguage(language),
          OddsType: OddsType.europe,
          TimeStamp: now,
          Token: launch.token,
          MemberCode: launch.memberCode,
          h5Url: launch.h5Url,
        },
      };
    case 'ob':
      return {
        family,
        shared: {
          ...place,
          cuid: launch.memberCode,
          requestId: launch.token,
          resourceUrl: launch.resourceUrl,
          resourceGamingUrl: launch.resourceGamingUrl,
          activityUrl: launch.activityUrl,
          h5Url: launch.h5Url,
        },
      };
    case 'fb':
      return {
        family,
        shared: { ...place, languageType: fbLanguage(language), Authorization: launch.token },
      };
  }
}

/** Reads params that were kept on the device; `undefined` when they are not this family's. */
export function readParams(family: VenueFamily, kept: unknown): VenueParams | undefined {
  switch (family) {
    case 'im': {
      const read = v.safeParse(imParams, kept);
      return read.success ? { family, shared: read.output } : undefined;
    }
    case 'ob': {
      const read = v.safeParse(obParams, kept);
      return read.success ? { family, shared: read.output } : undefined;
    }
    case 'fb': {
      const read = v.safeParse(fbParams, kept);
      return read.success ? { family, shared: read.output } : undefined;
    }
  }
}

/** Takes an address' token out of its query (VENUE-014). */
export function tokenOf(url: URL, alongside: string | undefined): string | undefined {
  const token = url.searchParams.get('token') ?? alongside;
  return token === undefined || token === '' ? undefined : token;
}
