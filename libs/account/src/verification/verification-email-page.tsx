import { ProofPage } from './proof-page';

export { messages } from '../profile/profile-texts';

/** Proves the present e-mail by a code (ROUTE-053). */
export default function VerificationEmailPage() {
  return <ProofPage way="email" />;
}
