import * as v from 'valibot';

const text = v.string();

/** What IM's calls share (VENUE-009). */
export const imParams = v.object({
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
export const obParams = v.object({
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
export const fbParams = v.object({
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

/** Takes an address' token out of its query (VENUE-014). */
export function tokenOf(url: URL, alongside: string | undefined): string | undefined {
  const token = url.searchParams.get('token') ?? alongside;
  return token === undefined || token === '' ? undefined : token;
}
