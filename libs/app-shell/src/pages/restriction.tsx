import { ITEMS, type Device } from '@heptad/device';
import { useBrand, useServices } from '@heptad/feature-module';
import { Button } from '@heptad/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SiteInfo } from '../boot/site-info';
import { useContactService } from './use-contact-service';

/** Keeps the browser's Back on this page (SHELL-035). */
function useNoBack(): void {
  useEffect(() => {
    const stay = (): void => window.history.pushState(null, '', window.location.href);
    stay();
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, []);
}

/** The visitor's region may not, or should perhaps not, use the product (ROUTE-018, SHELL-026…035). */
export default function Restriction() {
  const { t, i18n } = useTranslation('shell');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { config, assets } = useBrand();
  const { device, site } = useServices<{ readonly device: Device; readonly site: SiteInfo }>();
  const { ip, address } = useSyncExternalStore(site.subscribe, site.visitor);
  const contact = useContactService();
  useNoBack();

  // Anything but the caveat is shown as the block: the safer of the two (OPEN-005).
  const isCaveat = query.get('isAlert') === 'caveat';
  const title = t(isCaveat ? 'restriction.caveatTitle' : 'restriction.blockTitle');
  const goOn = (): void => {
    device.items.set(ITEMS.continued, 'yes');
    void navigate('/', { replace: true });
  };
  return (
    <main
      lang={i18n.language}
      className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-6 bg-surface px-6 text-text"
    >
      <img src={assets.mark} alt="" width={72} height={72} />
      <h1 className="text-xl font-semibold">{title}</h1>
      <dl className="grid w-full grid-cols-[auto_1fr] gap-x-6 gap-y-3 rounded-m bg-raised p-4 text-sm shadow-1">
        <dt className="text-muted">{t('restriction.ip')}</dt>
        <dd className="text-right break-all tabular-nums">{ip ?? t('restriction.unknown')}</dd>
        <dt className="text-muted">{t('restriction.region')}</dt>
        <dd className="text-right">{address ?? t('restriction.unknown')}</dd>
      </dl>
      <p className="text-center text-[15px] leading-relaxed">
        {t(isCaveat ? 'restriction.caveat' : 'restriction.block')}
      </p>
      {!isCaveat && (
        <p className="text-center text-sm text-muted">
          {config.support === undefined
            ? t('restriction.aroundTheClock')
            : t('restriction.contact', { contact: config.support.contact })}
        </p>
      )}
      <div className="flex w-full flex-col gap-3">
        {isCaveat ? (
          <Button block onClick={goOn}>
            {t('restriction.continue')}
          </Button>
        ) : (
          <Button block onClick={() => void site.refresh()}>
            {t('refresh')}
          </Button>
        )}
        <Button block variant="secondary" onClick={contact}>
          {t('contactService')}
        </Button>
      </div>
    </main>
  );
}
