import { CardPage } from './card-page';

export { messages } from './payout-texts';

/** Adding a bank card (ROUTE-056). */
export default function AddBankCardPage() {
  return <CardPage />;
}
