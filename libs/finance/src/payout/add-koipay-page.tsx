import { AddAccountPage } from './add-account-page';

export { messages } from './payout-texts';

/** Adding a KOIpay wallet (ROUTE-059). */
export default function AddKoipayPage() {
  return <AddAccountPage kind="koipay" />;
}
