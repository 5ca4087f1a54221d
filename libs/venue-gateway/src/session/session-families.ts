import { isVenueTokenExpired } from '@heptad/contracts';
import { OddsType } from '@heptad/formatting';
import * as v from 'valibot';
import type { VenueFamily } from '../entities/venue';
import { fbLanguage, imLanguage } from './venue-language';
import {
  fbParams,
  imParams,
  obParams,
  type FbParams,
  type ImParams,
  type ObParams,
  type OpenedLaunch,
} from './venue-params';
import type { SessionFamily } from './venue-session';

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
