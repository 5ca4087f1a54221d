import { AddAccountPage } from './add-account-page';

export { messages } from './payout-texts';

/** Adding an EBPay wallet (ROUTE-058). */
export default function AddEbpayPage() {
  return <AddAccountPage kind="ebpay" />;
}
