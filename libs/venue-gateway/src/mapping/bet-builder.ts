import type { Result } from '@heptad/api-client';
import type { BuilderPrice, OrderLeg } from '../entities/bet';
import type { SportsVenue } from '../ports/sports-venue';
import type { VenueSession } from '../session/venue-session';
import type { Exchange } from './exchange';
import { noBetBuilder } from './no-bet-builder';
import { LEGS_UNFIT, wireLegs } from './order-legs';
import { malformed } from './refusals';

/** A bet builder's price as a venue told it: selections in the way are named by their places. */
export type ToldBuilder =
  | Extract<BuilderPrice, { readonly state: 'open' }>
  | (Omit<Extract<BuilderPrice, { readonly state: 'refused' }>, 'keys'> & {
      readonly places: readonly number[];
    });

/** How a family says bet builders on its wire. */
export interface BuilderWire<Leg> {
  /** A leg as the family wants it back, with the price the member saw; `undefined` where it is not the family's or has no price. */
  readonly leg: (leg: OrderLeg) => Leg | undefined;
  /** `undefined` for an answer that cannot be read; absent where the family has no bet builder. */
  readonly builder?: Exchange<Leg[], ToldBuilder | undefined>;
}

/** The price of selections of one match as one bet; refused where the family has no such bets. */
export function createBetBuilder<Leg>(
  session: VenueSession,
  { leg, builder }: BuilderWire<Leg>,
): Pick<SportsVenue, 'builderPrice'> {
  if (builder === undefined) return noBetBuilder(session.venue);
  return {
    async builderPrice(legs): Promise<Result<BuilderPrice>> {
      const asked = wireLegs(leg, legs);
      if (!asked) return malformed(builder.path, LEGS_UNFIT);
      const answer = await builder.send(session, asked, { noToast: true });
      if (!answer.ok) return answer;
      const told = answer.value;
      if (told === undefined) return malformed(builder.path, 'the price cannot be read');
      if (told.state === 'open') return { ok: true, value: told };
      const { places, ...refusal } = told;
      const keys = places.flatMap((place) => legs[place]?.selection.key ?? []);
      return { ok: true, value: { ...refusal, keys } };
    },
  };
}
