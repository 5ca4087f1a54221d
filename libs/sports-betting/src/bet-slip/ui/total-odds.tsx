import { useTranslation } from 'react-i18next';
import { useNotation } from './use-notation';

export interface TotalOddsProps {
  /** European, as text. */
  readonly odds: string;
}

/**
 * What a combo pays on 1. Prices of several selections are multiplied, which only European ones can be, so that is said where
 * the member reads all others differently (SPORT-015).
 */
export function TotalOdds({ odds }: TotalOddsProps) {
  const { t } = useTranslation('sports');
  const { isEuropean } = useNotation();
  return (
    <span className="shrink-0 text-right">
      <span className="numeric">{t('slip.totalOdds', { odds })}</span>
      {!isEuropean && <span className="text-xs font-normal"> {t('oddsFormat.europe')}</span>}
    </span>
  );
}
