import { sportsVenueOf } from '@heptad/contracts';
import { VENUE_CODES, type OddsAcceptance, type VenueCode } from '@heptad/venue-gateway';

/** The member's choice per venue. */
export type AcceptanceChoices = Readonly<Partial<Record<VenueCode, OddsAcceptance>>>;

export const ACCEPTANCES = ['none', 'better', 'any'] as const satisfies readonly OddsAcceptance[];

/** Which change of odds a venue's bets may be taken at: better ones while nothing was chosen, which nobody can lose by. */
export const acceptanceOf = (choices: AcceptanceChoices, venue: VenueCode): OddsAcceptance =>
  choices[venue] ?? 'better';

/** The same for a bet with a tolerance: that alone says how much worse a price may be, whatever else is taken at this venue. */
export function acceptanceWithin(
  choices: AcceptanceChoices,
  venue: VenueCode,
): Exclude<OddsAcceptance, 'any'> {
  const acceptance = acceptanceOf(choices, venue);
  return acceptance === 'any' ? 'better' : acceptance;
}

/** Reads the stored list of `<venue>:<choice>` entries; what is no entry is left out (STORE-021). */
export function readChoices(stored: readonly (string | number)[] | undefined): AcceptanceChoices {
  const choices: Partial<Record<VenueCode, OddsAcceptance>> = {};
  for (const entry of stored ?? []) {
    const [code, choice] = String(entry).split(':');
    const venue = sportsVenueOf(code);
    const acceptance = ACCEPTANCES.find((known) => known === choice);
    if (venue !== undefined && acceptance !== undefined) choices[venue] = acceptance;
  }
  return choices;
}

/** The list as it is stored (STORE-021). */
export function writeChoices(choices: AcceptanceChoices): string[] {
  return VENUE_CODES.flatMap((venue) => (choices[venue] === undefined ? [] : [`${venue}:${choices[venue]}`]));
}
