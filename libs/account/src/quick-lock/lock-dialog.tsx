import { loginPassword } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { useServices } from '@heptad/feature-module';
import { Button, Dialog, PasswordField, SegmentedControl } from '@heptad/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordRefusal } from '../secondary-password/secondary-password-refusal';
import type { AccountServices } from '../services';

const WAYS = ['login', 'secondary'] as const;

/** Asks for the login password or the secondary one. It alone is to be seen while the page is covered. */
export function LockDialog({ onUnlocked }: { readonly onUnlocked: () => void }) {
  const { t } = useTranslation('account');
  const { api, session } = useServices<AccountServices>();
  const [way, setWay] = useState<(typeof WAYS)[number]>('login');
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (typed === '') return setRefusal(t('quickLock.missing'));
    setBusy(true);
    const answer = await api.send(
      loginPassword.verify,
      { way, password: md5(typed) },
      { noToast: 'awaited' },
    );
    setBusy(false);
    if (answer.ok) return onUnlocked();
    setTyped('');
    setRefusal(passwordRefusal(answer.error, t, 'quickLock').text);
  };
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      className="visible"
      title={t('quickLock.title')}
      description={t('quickLock.lead')}
    >
      {/* All that there is of the page while it is covered, to a screen reader too. */}
      <main>
        <h1 className="sr-only">{t('quickLock.title')}</h1>
        <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
          <SegmentedControl
            label={t('quickLock.way')}
            value={way}
            onValueChange={(next) => {
              setWay(next);
              setTyped('');
              setRefusal(undefined);
            }}
            segments={WAYS.map((value) => ({ value, label: t(`quickLock.ways.${value}`) }))}
          />
          <PasswordField
            label={t(`quickLock.ways.${way}`)}
            revealLabel={t('quickLock.reveal')}
            concealLabel={t('quickLock.conceal')}
            autoComplete={way === 'login' ? 'current-password' : 'off'}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={refusal}
          />
          <Button type="submit" size="l" block busy={busy}>
            {t('quickLock.unlock')}
          </Button>
          <Button variant="plain" block onClick={() => void session.logout()}>
            {t('quickLock.logout')}
          </Button>
        </form>
      </main>
    </Dialog>
  );
}
