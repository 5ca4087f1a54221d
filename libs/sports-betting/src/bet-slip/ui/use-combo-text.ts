import { useTranslation } from 'react-i18next';
import { combinationCount } from '../rules/combo-codes';
import { foldCode } from '../rules/combo-ids';

/** What a combo or a bet builder is called, with the number of its bets where they are several. */
export function useComboText(): (comboCode: number, legs: number, isBuilder?: boolean) => string {
  const { t } = useTranslation('sports');
  return (comboCode, legs, isBuilder = false) => {
    if (isBuilder) return t('slip.builder', { legs });
    const size = Math.floor(comboCode / 1_000);
    const count = combinationCount(comboCode, legs);
    // The name of a full cover says already how many bets it makes.
    if (comboCode !== foldCode(size)) return t('slip.system', { legs: size, bets: count });
    const name = t('slip.fold', { legs: size });
    return count > 1 ? `${name} ${t('slip.times', { times: count })}` : name;
  };
}
