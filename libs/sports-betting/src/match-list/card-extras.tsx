import { lazyWithMessages, useBrand } from '@heptad/feature-module';
import { Icon } from '@heptad/ui-kit';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import FavouriteStar from '../favourites/favourite-star';
import { StageLine } from '../stages/stage-line';
import type { CardExtrasProps } from '../match-card/match-card';

const TrendLine = lazyWithMessages('sports', () => import('../price-trend/trend-line'));

/** How the price moved, in a list that is drawn as a table. */
function Trend({ match }: Pick<CardExtrasProps, 'match'>) {
  if (useBrand().config.layout.matchRow !== 'table') return null;
  return (
    <Suspense fallback={null}>
      <TrendLine match={match} />
    </Suspense>
  );
}

/** What a card in a list shows beside teams and score: favourite star, stages, corners, red cards, and a sign for a stream. */
export default function CardExtras({ match, place }: CardExtrasProps) {
  const { t } = useTranslation('sports');
  const { venue, id, sport, home, away, corners, redCards, stream } = match;
  if (place === 'start')
    return (
      <span className="relative z-1 -my-[13px] -ml-3">
        <FavouriteStar
          venue={venue}
          subject={{ kind: 'match', id, sport }}
          name={`${home.name} – ${away.name}`}
        />
      </span>
    );
  if (place === 'beside') return <Trend match={match} />;
  const reds = (redCards?.home ?? 0) + (redCards?.away ?? 0);
  return (
    <span className="numeric flex shrink-0 items-center gap-2 text-xs font-normal text-muted">
      {place === 'end' && <Trend match={match} />}
      <StageLine match={match} />
      {corners !== undefined && (
        <span>
          <span aria-hidden="true">{t('facts.corners')} </span>
          <span className="sr-only">{t('facts.cornersName')} </span>
          {corners.home}-{corners.away}
        </span>
      )}
      {reds > 0 && (
        <span className="flex items-center gap-1">
          <span role="img" aria-label={t('facts.redCards')} className="h-3 w-2 rounded-[1px] bg-danger" />
          {redCards?.home}-{redCards?.away}
        </span>
      )}
      {stream && (
        <span role="img" aria-label={t('facts.stream')} className="text-accent">
          <Icon name="live" className="size-4" />
        </span>
      )}
    </span>
  );
}
