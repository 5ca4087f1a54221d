import * as v from 'valibot';
import { OddsType } from '@heptad/formatting';
import { isVenueTokenExpired } from '@heptad/contracts';
import type { VenueFamily } from '../entities/venue';
import { fbLanguage, imLanguage } from './venue-language';
import type { SessionFamily } from './venue-session';

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

/** Where a session was opened and when. */
function placeOf(launch: OpenedLaunch, now: number) {
  return { origin: launch.url.origin, url: launch.url.href, currentTimestamp: now };
}

/** A family of the product whose params are kept as they are. */
function family<Schema extends v.GenericSchema<Record<string, unknown>>>(
  name: VenueFamily,
  schema: Schema,
  paramsOf: SessionFamily<v.InferOutput<Schema>>['paramsOf'],
): SessionFamily<v.InferOutput<Schema>> {
  return {
    paramsOf,
    keep: (params) => params,
    readParams(kept) {
      const read = v.safeParse(schema, kept);
      return read.success ? read.output : undefined;
    },
    refusesToken: (code) => isVenueTokenExpired(name, code),
  };
}

/** IM's sessions (VENUE-009). */
export const IM_SESSION: SessionFamily<ImParams> = family('im', imParams, (launch, language, now) => ({
  ...placeOf(launch, now),
  LanguageCode: imLanguage(language),
  OddsType: OddsType.europe,
  TimeStamp: now,
  Token: launch.token,
  MemberCode: launch.memberCode,
  h5Url: launch.h5Url,
}));

/** OB's and DB's sessions (VENUE-010). */
export const OB_SESSION: SessionFamily<ObParams> = family('ob', obParams, (launch, _language, now) => ({
  ...placeOf(launch, now),
  cuid: launch.memberCode,
  requestId: launch.token,
  resourceUrl: launch.resourceUrl,
  resourceGamingUrl: launch.resourceGamingUrl,
  activityUrl: launch.activityUrl,
  h5Url: launch.h5Url,
}));

/** FB's sessions (VENUE-011). */
export const FB_SESSION: SessionFamily<FbParams> = family('fb', fbParams, (launch, language, now) => ({
  ...placeOf(launch, now),
  languageType: fbLanguage(language),
  Authorization: launch.token,
}));

/** Takes an address' token out of its query (VENUE-014). */
export function tokenOf(url: URL, alongside: string | undefined): string | undefined {
  const token = url.searchParams.get('token') ?? alongside;
  return token === undefined || token === '' ? undefined : token;
}
