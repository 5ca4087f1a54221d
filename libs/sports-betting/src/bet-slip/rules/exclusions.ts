import type { BuilderRefusal, VenueCode } from '@heptad/venue-gateway';
import { groupLegs, keyOf, type SlipSelection } from '../slip-selection';
import { isBuilder } from './bet-builder';

/** Why one selection cannot be in a combo with the others; keys of the slip's texts. */
export type ExclusionReason = 'mixedVenues' | 'notCombinable' | 'sameMatch';

/** What keeps a selection out of a combo, and what to take out of the slip to have it in one. */
export interface LegExclusion {
  readonly reason: ExclusionReason | BuilderRefusal;
  readonly venue: VenueCode;
  /** Keys of the selections to take out. For one that no combo takes it is the selection itself. */
  readonly remove: readonly string[];
}

/** The selections that exclude each other from a combo, by key. Another venue comes before an outright, and that before a match. */
export function legExclusions(legs: readonly SlipSelection[]): ReadonlyMap<string, LegExclusion> {
  const found = new Map<string, LegExclusion>();
  if (isBuilder(legs)) return found;
  const note = (leg: SlipSelection, reason: ExclusionReason, remove: readonly SlipSelection[]): void => {
    if (!found.has(keyOf(leg)))
      found.set(keyOf(leg), { reason, venue: leg.venue, remove: remove.map(keyOf) });
  };
  const byVenue = groupLegs(legs, ({ venue }) => venue);
  if (byVenue.length > 1)
    for (const leg of legs)
      note(
        leg,
        'mixedVenues',
        legs.filter(({ venue }) => venue !== leg.venue),
      );
  if (legs.length > 1)
    for (const leg of legs) if (leg.market.kind === 'outright') note(leg, 'notCombinable', [leg]);
  for (const [, ofMatch] of groupLegs(legs, ({ venue, match }) => `${venue} ${match.id}`))
    if (ofMatch.length > 1)
      for (const leg of ofMatch)
        note(
          leg,
          'sameMatch',
          ofMatch.filter((other) => other !== leg),
        );
  return found;
}

/** The selections that the venue says are in the way of a bet builder, by key: each is solved by its own going. */
export function builderExclusions(
  legs: readonly SlipSelection[],
  { reason, keys }: { readonly reason: BuilderRefusal; readonly keys: readonly string[] },
): ReadonlyMap<string, LegExclusion> {
  const inTheWay = legs.filter((leg) => keys.includes(keyOf(leg)));
  return new Map(inTheWay.map((leg) => [keyOf(leg), { reason, venue: leg.venue, remove: [keyOf(leg)] }]));
}
