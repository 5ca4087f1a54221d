import type { ApiClient, Result, SendOptions } from '@heptad/api-client';
import { type CallResponse, ob, SPORTS_VENUES, venue as venueCalls } from '@heptad/contracts';
import { boundAddress, type AllowList } from '@heptad/device';
import { FAMILY_OF_VENUE, type VenueCode } from '../entities/venue';
import { malformed } from '../mapping/refusals';
import { tokenOf, type OpenedLaunch } from './venue-params';

/** The site a launch names where a brand has none of its own (OPEN-061). */
export const DEFAULT_SITE_ID = 4002;

export interface LaunchContext {
  readonly api: ApiClient;
  readonly allowList: AllowList;
  /** The brand's site, which the platform compares with the one the member logged in to. */
  readonly siteId?: number;
  /** Whether the product runs inside the native shell. */
  readonly inApp?: boolean;
}

const CLIENT_TYPE = 'H5';

/** What every launch of a member says of its client, the header in the words of the body (OPEN-017, OPEN-061). */
export function clientOf({ allowList, inApp = false, siteId = DEFAULT_SITE_ID }: LaunchContext) {
  const https = allowList.self?.startsWith('https:') === true;
  return {
    fields: {
      siteId,
      clientType: CLIENT_TYPE,
      ...(https && { https: 1 as const }),
      ...(inApp && { isApp: 1 as const }),
    },
    headers: { 'X-API-CLIENT': CLIENT_TYPE.toLowerCase() },
  } as const;
}

type LaunchAnswer = CallResponse<typeof venueCalls.launch>;

function allowedText(address: string | undefined, allowList: AllowList): string {
  return boundAddress(address, allowList)?.href ?? '';
}

/** Who a venue is opened for. */
export interface LaunchVisit {
  readonly member: boolean;
  /** Ahead of the first visit (SESSION-007). */
  readonly ahead: boolean;
  /** Whether somebody waits for the launch; asked when it has failed, since they may have come to it on its way (ROUTE-002). */
  readonly awaited: () => boolean;
}

function quietly(awaited: () => boolean, more?: SendOptions): SendOptions {
  return {
    ...more,
    get noToast() {
      return awaited() ? 'awaited' : true;
    },
  };
}

/**
 * Opens a sports venue: for a member by a launch, for a guest by a front launch (CALL-014, CALL-016).
 * @returns what the venue's session is made of; a `malformed` error when the address has no token or is not allowed
 */
export async function launchVenue(
  context: LaunchContext,
  venue: VenueCode,
  { member, ahead, awaited }: LaunchVisit,
): Promise<Result<OpenedLaunch>> {
  const { api, allowList } = context;
  const enName = SPORTS_VENUES[venue].enName;
  const { fields, headers } = clientOf(context);
  const answer = member
    ? await api.send(
        venueCalls.launch,
        { enName, ...fields, ...(ahead && { isPreload: 1 }) },
        quietly(awaited, { headers }),
      )
    : await api.send(venueCalls.frontLaunch, { enName }, quietly(awaited));
  if (!answer.ok) return answer;
  const call = member ? venueCalls.launch.path : venueCalls.frontLaunch.path;
  const url = boundAddress(answer.value.url, allowList);
  if (url === undefined) return malformed(call, 'the launch address is not allowed');
  const token = tokenOf(url, answer.value.token);
  if (token === undefined) return malformed(call, 'the launch address has no token');
  const memberCode = await memberCodeOf(api, venue, token, answer.value, awaited);
  if (!memberCode.ok) return memberCode;
  return {
    ok: true,
    value: {
      url,
      token,
      memberCode: memberCode.value,
      h5Url: allowedText(answer.value.h5Url, allowList),
      resourceUrl: allowedText(answer.value.resource, allowList),
      resourceGamingUrl: allowedText(answer.value.resourceGaming, allowList),
      activityUrl: allowedText(answer.value.activityUrl, allowList),
    },
  };
}

/** OB and DB tell the member's number by a call of their own where the launch did not (CALL-034). */
async function memberCodeOf(
  api: ApiClient,
  venue: VenueCode,
  token: string,
  answer: LaunchAnswer,
  awaited: () => boolean,
): Promise<Result<string>> {
  if (answer.memberCode !== undefined) return { ok: true, value: answer.memberCode };
  if (FAMILY_OF_VENUE[venue] !== 'ob') return { ok: true, value: '' };
  const user = await api.send(
    ob.getUserInfo,
    { token, enName: SPORTS_VENUES[venue].enName },
    // The session that is being opened: its params are not kept yet, or still those of the one before it (API-019).
    quietly(awaited, { venue, headers: { requestId: token } }),
  );
  return user.ok ? { ok: true, value: user.value.userId } : user;
}
