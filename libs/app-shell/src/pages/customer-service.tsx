import type { Device } from '@heptad/device';
import { useBack, useBrand, useServices, type Locale } from '@heptad/feature-module';
import { Icon, TopBar } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

/** How to reach the brand's own people (ROUTE-110): its contact, or that they are there day and night. */
export default function CustomerService() {
  const { t, i18n } = useTranslation('shell');
  const back = useBack();
  const { config, assets } = useBrand();
  const { device } = useServices<{ readonly device: Device }>();
  const { support } = config;
  const title = config.labels.customerService[i18n.language as Locale];
  return (
    <>
      <TopBar title={title} back={{ label: t('back'), onPress: back }} />
      <main className="mx-auto flex max-w-md flex-col items-center gap-4 px-6 py-12 text-center">
        <img src={assets.mark} alt="" width={72} height={72} />
        <p className="text-base">{t('restriction.aroundTheClock')}</p>
        {support !== undefined && (
          <p className="w-full rounded-m bg-raised p-4 text-base break-all shadow-1">
            {t('restriction.contact', { contact: support.contact })}
          </p>
        )}
        {support !== undefined && device.native.inShell && (
          <a
            href={support.appLink}
            target="_blank"
            rel="noopener"
            className="flex min-h-11 items-center gap-2 rounded-m bg-accent px-6 text-on-accent focus-visible:outline-2 focus-visible:outline-focus"
          >
            <Icon name="customerService" className="size-5" />
            {t('contactService')}
          </a>
        )}
        <p className="text-sm text-muted">{t('customerService.safety')}</p>
      </main>
    </>
  );
}
