import { PATHS, useServices } from '@heptad/feature-module';
import { Button } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CodeProof } from '../code/code-proof';
import { EntryFrame } from '../entry/entry-frame';
import { useWayBack } from '../entry/use-way-back';
import { nextStep } from '../login/next-step';
import type { AccountServices } from '../services';

/**
 * The identity check (ROUTE-009): the next step after a login that looked unusual (ERR-018…022, OPEN-024). The login it belongs to
 * is in this page's memory alone, so a page that was opened again leads back to the login.
 */
export default function IdentityPage() {
  const { t } = useTranslation('account');
  const { session } = useServices<AccountServices>();
  const navigate = useNavigate();
  const { keep, enter } = useWayBack();
  const [login, setLogin] = useState(() => session.pendingLogin());
  const toLogin = (): void =>
    void navigate(keep(PATHS.entryLogin), {
      ...(login !== undefined && { state: { name: login.name } }),
    });
  const reason = login === undefined ? undefined : nextStep(login.outcome);
  const why =
    reason === undefined || !('error' in reason) || reason.text === undefined
      ? t('identity.lead')
      : t(reason.text);
  return (
    <EntryFrame
      title={t('identity.title')}
      lead={login === undefined ? undefined : why}
      back={{ label: t('identity.toLogin'), onPress: toLogin }}
    >
      {login === undefined ? (
        <div className="flex flex-col gap-4">
          <p className="text-sm text-muted">{t('identity.nothing')}</p>
          <Button size="l" block onClick={toLogin}>
            {t('identity.login')}
          </Button>
        </div>
      ) : (
        <>
          {/* A passkey says whose it is only once the login is through. */}
          {login.name !== '' && (
            <p className="mb-4 rounded-m bg-sunken px-4 py-3 text-sm break-words">
              {t('identity.account', { name: login.name })}
            </p>
          )}
          <CodeProof
            login={login}
            purpose={login.outcome.kind === 'identityCheck' ? 'login' : 'device'}
            onDone={enter}
            onLost={() => setLogin(undefined)}
          />
        </>
      )}
    </EntryFrame>
  );
}
