import { AddAccountPage, type AddAccountPageProps } from './add-account-page';
import { CardBank } from './card-bank';
import { usePayoutBanksQuery } from './payout-queries';

/** A page on which a bank card is added. The list of banks may come later than the page: until then none is found or chosen. */
export function CardPage(words: Pick<AddAccountPageProps, 'title' | 'lead'>) {
  const { data: banks = [] } = usePayoutBanksQuery();
  return <AddAccountPage {...words} kind="bank" below={(form) => <CardBank form={form} banks={banks} />} />;
}
