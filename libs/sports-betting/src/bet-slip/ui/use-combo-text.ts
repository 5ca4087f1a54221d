import { useTranslation } from 'react-i18next';
import { combinationCount, foldCode } from '../rules/combo-codes';

/** What a combo is called, with the number of its bets where they are several. */
export function useComboText(): (comboCode: number, legs: number) => string {
  const { t } = useTranslation('sports');
  return (comboCode, legs) => {
    const size = Math.floor(comboCode / 1_000);
    const count = combinationCount(comboCode, legs);
    const name =
      comboCode === foldCode(size)
        ? t('slip.fold', { legs: size })
        : t('slip.system', { legs: size, bets: comboCode % 1_000 });
    return count > 1 ? `${name} ${t('slip.times', { times: count })}` : name;
  };
}
