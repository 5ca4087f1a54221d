import type { Device } from '@heptad/device';
import { useBrand, useServices, type Locale } from '@heptad/feature-module';
import { Button, Icon, QrPicture, SegmentedControl, copyText, type ToastStore } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SitePage } from '../site-page';
import { PHONES, phoneOf, type Phone } from './phone';
import { StepArt, type Step } from './step-art';

interface DownloadServices {
  readonly device: Pick<Device, 'native' | 'webClip'>;
  readonly toast: ToastStore;
}

const STEPS: readonly Step[] = [1, 2, 3];

/** The address that the icon on the home screen opens: the site as a web clip (WEBCLIP-001). */
const clipAddress = (): string => `${window.location.origin}/?wcp=1`;

/** On a computer: the address to open on the phone, for its camera and to copy. */
function AddressToCopy() {
  const { t } = useTranslation('site');
  const { toast } = useServices<DownloadServices>();
  const address = clipAddress();
  const copy = (): Promise<void> =>
    copyText(address, toast, { copied: t('download.copied'), failed: t('download.copyFailed') });
  return (
    <section className="flex flex-col items-center gap-5 rounded-l bg-raised p-5 shadow-1 sm:flex-row">
      <QrPicture text={address} label={t('download.code')} />
      <div className="flex w-full min-w-0 flex-1 flex-col gap-3">
        <p className="text-[15px]">{t('download.onPhone')}</p>
        <code className="rounded-m bg-sunken px-4 py-3 text-base break-all select-all">{address}</code>
        <Button
          variant="secondary"
          leading={<Icon name="copy" className="size-5" />}
          onClick={() => void copy()}
          className="self-start"
        >
          {t('download.copy')}
        </Button>
      </div>
    </section>
  );
}

function Steps({ phone }: { readonly phone: Phone }) {
  const { t } = useTranslation('site');
  return (
    <section aria-labelledby="steps" className="flex flex-col gap-4 rounded-l bg-raised p-5 shadow-1">
      <h3 id="steps" className="text-lg font-semibold">
        {t(`download.steps.${phone}.title`)}
      </h3>
      <ol className="flex flex-col gap-5">
        {STEPS.map((step) => (
          <li key={step} className="flex items-center gap-4">
            <StepArt phone={phone} step={step} label={t('download.picture', { step })} />
            <span className="min-w-0 flex-1 text-[15px] leading-relaxed">
              <span className="mr-1.5 font-semibold text-accent tabular-nums">{step}.</span>
              {t(`download.steps.${phone}.${step}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How to have the site as an app (ROUTE-006): put on the home screen, as the visitor's phone does it. */
export default function Download() {
  const { t, i18n } = useTranslation('site');
  const { config, assets } = useBrand();
  const { device } = useServices<DownloadServices>();
  const own = phoneOf(navigator);
  const [phone, setPhone] = useState<Phone>(own ?? 'ios');
  const there = device.native.inShell ? 'inApp' : device.webClip ? 'installed' : undefined;
  return (
    <SitePage title={t('download.title')}>
      <div className="flex items-center gap-4">
        <img src={assets.mark} alt="" width={72} height={72} className="shrink-0" />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-xl font-semibold text-balance">
            {t('download.headline', { name: config.names[i18n.language as Locale] })}
          </h2>
          <p className="text-sm leading-relaxed text-muted">{t('download.description')}</p>
        </div>
      </div>
      {there !== undefined ? (
        <p role="status" className="flex items-center gap-3 rounded-l bg-raised p-5 text-[15px] shadow-1">
          <Icon name="check" className="size-5 text-success" />
          {t(`download.${there}`)}
        </p>
      ) : (
        <>
          {own === undefined && <AddressToCopy />}
          <SegmentedControl<Phone>
            label={t('download.platform')}
            value={phone}
            onValueChange={setPhone}
            segments={PHONES.map((value) => ({ value, label: t(`download.${value}`) }))}
          />
          <Steps phone={phone} />
        </>
      )}
    </SitePage>
  );
}
