import { PATHS, useBrand, useServices } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import { EntryFrame } from '../entry/entry-frame';
import { EntryLink } from '../entry/entry-link';
import { useWayBack } from '../entry/use-way-back';
import type { AccountServices } from '../services';
import { RegisterForm } from './register-form';
import { useRegistration } from './use-registration';

/** Opening an account (ROUTE-014). */
export default function RegisterPage() {
  const { t } = useTranslation('account');
  const { language } = useServices<AccountServices>();
  const { config } = useBrand();
  const { keep } = useWayBack();
  const registration = useRegistration();
  return (
    <EntryFrame
      title={t('register.title')}
      lead={t('register.lead', { name: config.names[language.current()] })}
      footer={
        <p>
          {t('register.hasAccount')}
          <EntryLink to={keep(PATHS.entryLogin)}>{t('register.login')}</EntryLink>
        </p>
      }
    >
      <RegisterForm registration={registration} />
    </EntryFrame>
  );
}
