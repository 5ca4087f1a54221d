import { PATHS, useBack } from '@heptad/feature-module';
import type { TopBarBack } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

/** The way back: to where the member came from, or to all bets where the visit began here. */
export function useBackToBets(): TopBarBack {
  const { t } = useTranslation('records');
  return { label: t('back'), onPress: useBack(PATHS.recordBet) };
}
