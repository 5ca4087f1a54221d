import {
  BUSINESS_CODES,
  FAMILY_OF_VENUE,
  FB_TOKEN_EXPIRED,
  IM_TOKEN_EXPIRED,
  OB_TOKEN_EXPIRED,
  SPORTS_VENUE_CODES,
  type Call,
  type VenueFamily,
} from '@heptad/contracts';
import type { BetVenue } from '@heptad/sandbox-ledger';
import type { VenueRequest } from '../wire/serve';
import { BusinessError } from '../wire/business-error';
import type { VenueDeps } from './venue-deps';

/** Who is at the venue; a guest has no member. */
export interface Visitor {
  readonly venue: BetVenue;
  readonly memberId: string | undefined;
}

/** A visitor who may bet and mark. */
export interface Punter extends Visitor {
  readonly memberId: string;
}

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
  request: Pick<VenueRequest<Call>, 'venueSession' | 'site'>,
): Visitor {
  const { venueSession: session, site } = request;
  const venue = SPORTS_VENUE_CODES.find(
    (code) => code === session?.venue && FAMILY_OF_VENUE[code] === family,
  );
  if (session === undefined || venue === undefined || session.site !== site.id) {
    throw new BusinessError(EXPIRED[family], '场馆登录已失效，请重新进入');
  }
  if (!deps.platform.isOpen(venue)) {
    throw new BusinessError(BUSINESS_CODES.venueUnavailable, '场馆维护中');
  }
  return { venue, memberId: session.memberId };
}

/** As {@link visitorOf}, refusing guests. */
export function punterOf(
  family: VenueFamily,
  deps: VenueDeps,
  request: Pick<VenueRequest<Call>, 'venueSession' | 'site'>,
): Punter {
  const { venue, memberId } = visitorOf(family, deps, request);
  if (memberId === undefined) throw new BusinessError(BUSINESS_CODES.loginRequired, '请先登录');
  return { venue, memberId };
}
