import { PATHS } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import { EntryLink } from '../entry/entry-link';

/** The way to customer service, which changes what a member cannot. */
export function ServiceLink() {
  const { t } = useTranslation('account');
  return <EntryLink to={`${PATHS.customerChat}?fromChildPage=1`}>{t('login.contactService')}</EntryLink>;
}
