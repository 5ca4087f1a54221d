import { PATHS, useAppContext, useServices } from '@heptad/feature-module';
import { EmptyState, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { HallFrame } from '../halls/hall-frame';
import { useHallQuery } from '../halls/hall-queries';
import type { GamesServices } from '../services';
import { EsportsVenues } from './esports-venues';

/** The hall of e-sports (SHELL-005): its venues, and their matches where the brand offers bets on them. */
export default function EsportsHall() {
  const { t } = useTranslation('games');
  const { language } = useServices<GamesServices>();
  const { EsportsPanels } = useAppContext();
  const query = useHallQuery({ area: 'esports', language: language.current() });
  return (
    // Matches are there even where the venues cannot be had.
    <HallFrame area="esports" query={{ ...query, data: query.currentData, error: undefined }}>
      <EsportsVenues providers={query.currentData?.providers} failed={query.isError} />
      {EsportsPanels === undefined ? (
        <EmptyState
          title={t('none.all')}
          action={
            <NavigationLink href={PATHS.home} className="flex min-h-[44px] items-center text-link">
              {t('toHome')}
            </NavigationLink>
          }
        />
      ) : (
        <div className="min-h-dvh">
          <EsportsPanels />
        </div>
      )}
    </HallFrame>
  );
}
