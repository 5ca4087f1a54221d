import { ContactPage } from './contact-page';

export { messages } from './profile-texts';

/** The member's phone (ROUTE-049): bound with a code, changed after a proof by the old one. */
export default function PhonePage() {
  return <ContactPage way="phone" />;
}
