import { LazyLoad } from '@heptad/ui-kit';
import type { VenueCode } from '@heptad/venue-gateway';
import StrategyBanner from '../bet-strategy/strategy-banner';
import { useVenueOrder } from '../venue-choice/use-venue-order';

/** What stands below a list, built when its end comes near: the banner of the venue's betting strategies (CALL-018). */
export default function ListEnd({ venue }: { readonly venue: VenueCode }) {
  const described = useVenueOrder().find(({ en }) => en === venue);
  if (described === undefined) return null;
  return (
    <LazyLoad key={venue} placeholder={<div className="h-[64px]" />} className="pt-3">
      <StrategyBanner enName={described.enName} />
    </LazyLoad>
  );
}
