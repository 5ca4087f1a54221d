import {
  BUSINESS_CODES,
  FB_TOKEN_EXPIRED,
  IM_TOKEN_EXPIRED,
  OB_TOKEN_EXPIRED,
  type Call,
} from '@heptad/contracts';
import type { BetVenue } from '../betting/betting';
import { venueOf } from '../platform/venues';
import { BusinessError } from '../server/business-error';
import type { ServedRequest } from '../server/serve';
import type { VenueDeps } from './venue-deps';

export type VenueFamily = 'im' | 'ob' | 'fb';

/** Who is at the venue; a guest has no member. */
export interface Visitor {
  readonly venue: BetVenue;
  readonly memberId: string | undefined;
}

/** A visitor who may bet and mark. */
export interface Punter extends Visitor {
  readonly memberId: string;
}

const VENUES: Readonly<Record<VenueFamily, readonly BetVenue[]>> = {
  im: ['IMTY'],
  ob: ['YBTY', 'DBTY'],
  fb: ['FBTY'],
};

const EXPIRED: Readonly<Record<VenueFamily, number | string>> = {
  im: IM_TOKEN_EXPIRED,
  ob: `0${OB_TOKEN_EXPIRED}`,
  fb: FB_TOKEN_EXPIRED,
};

/**
 * The visitor that a venue call's own token stands for. Throws the family's code for a token that is missing, over, bound
 * to another site or to another family's venue (ERR-035, ERR-036), and a refusal while the venue is under maintenance.
 */
export function visitorOf(
  family: VenueFamily,
  deps: VenueDeps,
  request: Pick<ServedRequest<Call>, 'venueSession' | 'site'>,
): Visitor {
  const { venueSession: session, site } = request;
  const code = VENUES[family].find((venue) => venue === session?.venue);
  if (session === undefined || code === undefined || session.site !== site.id) {
    throw new BusinessError(EXPIRED[family], '场馆登录已失效，请重新进入');
  }
  const venue = venueOf(code);
  if (venue === undefined || deps.services.switches.statusOf(venue) === 0) {
    throw new BusinessError(BUSINESS_CODES.venueUnavailable, '场馆维护中');
  }
  return { venue: code, memberId: session.memberId };
}

/** As {@link visitorOf}, refusing guests. */
export function punterOf(
  family: VenueFamily,
  deps: VenueDeps,
  request: Pick<ServedRequest<Call>, 'venueSession' | 'site'>,
): Punter {
  const { venue, memberId } = visitorOf(family, deps, request);
  if (memberId === undefined) throw new BusinessError(BUSINESS_CODES.loginRequired, '请先登录');
  return { venue, memberId };
}
