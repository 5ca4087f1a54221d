import { ODDS_TYPE_NAMES, OddsType } from '@heptad/formatting';
import { useTranslation } from 'react-i18next';
import { useOddsType } from '../../odds-format/use-odds-type';

/** The notation the member reads prices in (SPORT-015): its name, and whether it is the one that needs no naming. */
export function useNotation(): { readonly name: string; readonly isEuropean: boolean } {
  const { t } = useTranslation('sports');
  const type = useOddsType();
  return { name: t(`oddsFormat.${ODDS_TYPE_NAMES[type]}`), isEuropean: type === OddsType.europe };
}
