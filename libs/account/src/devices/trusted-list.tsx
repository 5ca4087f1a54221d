import { useServices } from '@heptad/feature-module';
import { formatDate } from '@heptad/formatting';
import { Badge, Button, TOAST_KIND } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import { AskFirst } from './ask-first';
import { useForgetDeviceMutation, type TrustedDevice } from './device-queries';
import { deviceWords } from './device-words';

/** The devices that may log in without a code (OPEN-024), and an end to that. Not shown where there are none. */
export function TrustedList({ devices }: { readonly devices: readonly TrustedDevice[] }) {
  const { t } = useTranslation('account');
  const { toast, language } = useServices<AccountServices>();
  const [chosen, setChosen] = useState<TrustedDevice>();
  const [forget, { isLoading, error, reset }] = useForgetDeviceMutation();
  const close = (): void => {
    setChosen(undefined);
    reset();
  };
  const sure = async (): Promise<void> => {
    if (chosen === undefined) return;
    const answer = await forget(chosen.id);
    if (answer.error !== undefined) return;
    toast.show({ text: t('devices.forgotten'), kind: TOAST_KIND.success });
    close();
  };
  if (devices.length === 0) return null;
  return (
    <section aria-labelledby="trusted-devices" className="flex flex-col gap-2">
      <h2 id="trusted-devices" className="px-1 text-sm font-semibold">
        {t('devices.trusted')}
      </h2>
      <p className="px-1 text-sm text-muted">{t('devices.trustedHint')}</p>
      <ul
        aria-labelledby="trusted-devices"
        className="divide-y divide-line overflow-hidden rounded-m bg-raised shadow-1"
      >
        {devices.map((device) => (
          <li key={device.id} className="flex items-center gap-3 px-4 py-3">
            <div className="flex min-w-0 flex-1 flex-col gap-0.5">
              <p className="flex min-w-0 flex-wrap items-center gap-2 text-base break-words">
                {deviceWords(device, t)}
                {device.current === 1 && <Badge tone="success">{t('devices.current')}</Badge>}
              </p>
              {device.trustedAt !== undefined && (
                <p className="text-sm text-muted tabular-nums">
                  {t('devices.trustedAt', { day: formatDate(device.trustedAt, language.current()) })}
                </p>
              )}
            </div>
            <Button
              variant="secondary"
              size="s"
              className="shrink-0"
              aria-label={t('devices.forgetOf', { device: deviceWords(device, t) })}
              onClick={() => setChosen(device)}
            >
              {t('devices.forget')}
            </Button>
          </li>
        ))}
      </ul>
      <AskFirst
        open={chosen !== undefined}
        title={t('devices.forgetTitle')}
        description={t('devices.forgetHint')}
        action={t('devices.forget')}
        busy={isLoading}
        error={error}
        onSure={() => void sure()}
        onClose={close}
      />
    </section>
  );
}
