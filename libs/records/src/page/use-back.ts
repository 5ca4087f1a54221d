import { PATHS } from '@heptad/feature-module';
import type { TopBarBack } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';

/** What the router notes of each page of a visit: its place, 0 for the one that it began with. */
const noted = v.object({ idx: v.pipe(v.number(), v.minValue(1)) });

/** The way back: to where the member came from, or to all bets where the visit began here. */
export function useBack(): TopBarBack {
  const { t } = useTranslation('records');
  const navigate = useNavigate();
  return {
    label: t('back'),
    onPress: () =>
      void (v.is(noted, window.history.state) ? navigate(-1) : navigate(PATHS.recordBet, { replace: true })),
  };
}
