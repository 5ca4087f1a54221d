import { LazyLoad } from '@heptad/ui-kit';
import type { SportKey, VenueCode } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import StrategyBanner from '../bet-strategy/strategy-banner';
import PopularBets from '../popular-bets/popular-bets';
import { useVenueOrder } from '../venue-choice/use-venue-order';

export interface ListEndProps {
  readonly venue: VenueCode;
  /** Undefined until it is known, and where the venue has no matches. */
  readonly sport: SportKey | undefined;
}

/**
 * What stands below a list, built when its end comes near: the banner of the venue's betting strategies (CALL-018), what most members
 * bet on in its sport, and that scores may be late.
 */
export default function ListEnd({ venue, sport }: ListEndProps) {
  const { t } = useTranslation('sports');
  const described = useVenueOrder().find(({ en }) => en === venue);
  const notice = <p className="px-4 py-6 text-center text-xs text-balance text-muted">{t('delayNotice')}</p>;
  return (
    <>
      {described !== undefined && (
        <LazyLoad key={venue} placeholder={<div className="h-[64px]" />} className="pt-3">
          <StrategyBanner enName={described.enName} />
        </LazyLoad>
      )}
      {sport === undefined ? (
        notice
      ) : (
        <PopularBets key={`${venue} ${sport}`} venue={venue} sport={sport}>
          {notice}
        </PopularBets>
      )}
    </>
  );
}
