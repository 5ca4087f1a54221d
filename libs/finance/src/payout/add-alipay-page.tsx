import { AddAccountPage } from './add-account-page';

export { messages } from './payout-texts';

/** Adding an Alipay account (ROUTE-061). */
export default function AddAlipayPage() {
  return <AddAccountPage kind="alipay" />;
}
