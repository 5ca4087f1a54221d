import { money, shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { useTranslation } from 'react-i18next';
import type { Fact } from './fact-rows';
import type { Privilege } from './vip';

/** What a grade asks for and brings, in words. */
export interface PrivilegeFacts {
  readonly asks: readonly Fact[];
  readonly brings: readonly Fact[];
  /** Of each kind of venue. */
  readonly rebate: readonly Fact[];
}

/** Words the privileges of a grade; what a grade does not bring is a dash. */
export function usePrivilegeFacts(): (privilege: Privilege) => PrivilegeFacts {
  const { t } = useTranslation('loyalty');
  const currency = useCurrency();
  const amount = (text: string): string =>
    Number(text) === 0 ? t('vip.none') : shortAmount(money(text), currency);
  return (privilege) => ({
    asks: [
      { label: t('vip.measures.deposits'), value: amount(privilege.deposits) },
      { label: t('vip.measures.turnover'), value: amount(privilege.turnover) },
      { label: t('vip.keepWanted'), value: amount(privilege.keepTurnover) },
    ],
    rebate: privilege.rebate.map(({ kind, ratio }) => ({
      label: t(`vip.kinds.${kind}`),
      value: `${ratio}%`,
    })),
    brings: [
      { label: t('vip.withdrawTimes'), value: t('vip.times', { count: privilege.withdrawTimes }) },
      { label: t('vip.withdrawAmount'), value: amount(privilege.withdrawAmount) },
      { label: t('vip.upgradeGift'), value: amount(privilege.upgradeGift) },
      { label: t('vip.birthdayGift'), value: amount(privilege.birthdayGift) },
      { label: t('vip.monthlyGift'), value: amount(privilege.monthlyGift) },
      { label: t('vip.parcel'), value: privilege.parcel ?? t('vip.none') },
      { label: t('vip.service'), value: t(privilege.service === 1 ? 'vip.yes' : 'vip.none') },
    ],
  });
}
