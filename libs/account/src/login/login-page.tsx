import { PATHS, useBrand, useServices } from '@heptad/feature-module';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EntryFrame } from '../entry/entry-frame';
import { EntryLink } from '../entry/entry-link';
import { EntryNotice } from '../entry/entry-notice';
import { useWayBack } from '../entry/use-way-back';
import type { AccountServices } from '../services';
import { LoginForm } from './login-form';
import { useLogin } from './use-login';

const CodeProof = lazy(async () => ({ default: (await import('../code/code-proof')).CodeProof }));

/** The login page (ROUTE-013). A login that waits for the code of a new device shows the code in the form's place. */
export default function LoginPage() {
  const { t } = useTranslation('account');
  const { language } = useServices<AccountServices>();
  const { config } = useBrand();
  const { keep, enter } = useWayBack();
  const login = useLogin();
  const { pending, next, leaveCode } = login;
  const [query] = useSearchParams();
  const ended = next === null && query.has('ended');
  // A first code, a wrong one and one that took too long are said apart.
  const why = next !== null && 'error' in next && next.text !== undefined ? t(next.text) : undefined;
  return (
    <EntryFrame
      title={t(pending === undefined ? 'login.title' : 'login.authorise')}
      lead={pending === undefined ? t('login.welcome', { name: config.names[language.current()] }) : why}
      back={pending === undefined ? undefined : { label: t('login.backToForm'), onPress: leaveCode }}
      footer={
        <p>
          {t('login.noAccount')}
          <EntryLink to={keep(PATHS.entryRegister)}>{t('login.register')}</EntryLink>
        </p>
      }
    >
      {pending !== undefined && (
        <Suspense>
          <CodeProof login={pending} purpose="device" onDone={enter} onLost={leaveCode} />
        </Suspense>
      )}
      {ended && (
        <div className="mb-4">
          <EntryNotice>{t('login.ended')}</EntryNotice>
        </div>
      )}
      <LoginForm login={login} />
    </EntryFrame>
  );
}
