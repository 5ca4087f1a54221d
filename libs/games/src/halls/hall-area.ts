import { games } from '@heptad/contracts';
import { EXTRA_PATHS } from '@heptad/feature-module';

/** An area of the site that has a hall (SHELL-003…007). */
export type HallArea = (typeof games.areas)[number];

/** The areas that have a hall. */
export const HALL_AREAS: readonly HallArea[] = games.areas;

/**
 * The area of an address.
 * @param text as the address has it
 * @param offered what the brand offers; an area that is not in it has no hall
 */
export function hallAreaOf(text: string | undefined, offered: readonly string[]): HallArea | undefined {
  return HALL_AREAS.find((area) => area === text && offered.includes(area));
}

/**
 * The address of a hall.
 * @param query what is chosen in it
 */
export function hallPath(area: HallArea, query: Readonly<Record<string, string>> = {}): string {
  const chosen = new URLSearchParams(query).toString();
  return EXTRA_PATHS.venuesByArea.replace(':area', area) + (chosen && `?${chosen}`);
}
