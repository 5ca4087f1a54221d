import { useServices } from '@heptad/feature-module';
import { Button, Dialog } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';

/** Ends the session, after a question; the shell leads home. */
export function LogoutButton() {
  const { t } = useTranslation('account');
  const { session } = useServices<AccountServices>();
  const [asking, setAsking] = useState(false);
  const leave = (): void => {
    setAsking(false);
    void session.logout();
  };
  return (
    <>
      <Button block variant="secondary" onClick={() => setAsking(true)}>
        {t('centre.logout')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('centre.logoutTitle')}
        description={t('centre.logoutHint')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('centre.stay')}
            </Button>
            <Button onClick={leave}>{t('centre.logout')}</Button>
          </>
        }
      />
    </>
  );
}
