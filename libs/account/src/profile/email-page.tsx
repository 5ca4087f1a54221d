import { ContactPage } from './contact-page';

export { messages } from './profile-texts';

/** The member's e-mail (ROUTE-050): bound with a code, changed after a proof by the old one. */
export default function EmailPage() {
  return <ContactPage way="email" />;
}
