import { useTranslation } from 'react-i18next';
import { CardPage } from './card-page';

export { messages } from './payout-texts';

/** Linking a bank card to verify who the member is (ROUTE-042): the first card fixes the holder's name. */
export default function BindBankCardPage() {
  const { t } = useTranslation('finance');
  return <CardPage title={t('payout.bind')} lead={t('payout.bindLead')} />;
}
