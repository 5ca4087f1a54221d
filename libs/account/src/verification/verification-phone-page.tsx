import { ProofPage } from './proof-page';

export { messages } from '../profile/profile-texts';

/** Proves the present phone by a code (ROUTE-052). */
export default function VerificationPhonePage() {
  return <ProofPage way="phone" />;
}
