import { FAMILY_OF_VENUE, type SportsVenueCode, type VenueFamily } from '@heptad/contracts';
import type { SimSportKey } from '@heptad/sandbox-simulation';
import { FB_SPORTS } from './fb/fb-numbers';
import { IM_SPORTS, imLeagueId } from './im/im-numbers';
import { OB_SPORTS } from './ob/ob-numbers';

const SPORTS: Readonly<Record<VenueFamily, readonly SimSportKey[]>> = {
  im: IM_SPORTS,
  ob: OB_SPORTS,
  fb: FB_SPORTS,
};

/** The sports that a venue offers. */
export function sportsAt(venue: SportsVenueCode): readonly SimSportKey[] {
  return SPORTS[FAMILY_OF_VENUE[venue]];
}

/** A league's id in the lists of a venue (SPORT-006). */
export function leagueIdAt(venue: SportsVenueCode, leagueId: string): string {
  return FAMILY_OF_VENUE[venue] === 'im' ? String(imLeagueId(leagueId)) : leagueId;
}
