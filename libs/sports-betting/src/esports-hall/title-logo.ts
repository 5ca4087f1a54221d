import { queryApi, serviceQuery } from '@heptad/api-client';
import { ob, SPORTS_VENUES } from '@heptad/contracts';
import { pictureSource } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import type { SportKey, VenueCode } from '@heptad/venue-gateway';
import { skipToken } from '@reduxjs/toolkit/query';
import type { SportsServices } from '../services';

const logoQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    esportsLogoDomain: build.query<string, VenueCode>({
      queryFn: serviceQuery(({ api }: SportsServices, venue, signal) => {
        const { enName } = SPORTS_VENUES[venue];
        return api.send(ob.esportsLogoDomain, { enName }, { venue, noToast: true, signal });
      }),
    }),
  }),
});

/** The address of a title's logo below what the venue said (CALL-033). */
export function logoAddress(domain: string, sport: SportKey): string {
  let end = domain.length;
  // Not by an expression: one for slashes at the end begins anew at each slash of a text that has many elsewhere.
  while (domain[end - 1] === '/') end -= 1;
  return `${domain.slice(0, end)}/title-${sport}.png`;
}

/**
 * The logos of titles at a venue.
 * @param venue of the family that has logos, with a session that is open; undefined where it has none
 * @returns the source of a title's logo, undefined while there is none or where it may not be shown
 */
export function useTitleLogo(venue: VenueCode | undefined): (sport: SportKey) => string | undefined {
  const { images } = useServices<SportsServices>();
  const { currentData } = logoQueries.useEsportsLogoDomainQuery(venue ?? skipToken);
  return (sport) =>
    currentData === undefined ? undefined : pictureSource(logoAddress(currentData, sport), images);
}
