import { AddAccountPage } from './add-account-page';

export { messages } from './payout-texts';

/** Adding a digital RMB wallet (ROUTE-062). */
export default function AddDigitalPage() {
  return <AddAccountPage kind="digital" />;
}
