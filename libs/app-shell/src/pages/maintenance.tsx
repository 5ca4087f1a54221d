import { useServices } from '@heptad/feature-module';
import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { SiteInfo } from '../boot/site-info';
import { ClosedPage } from './closed-page';
import { useContactService } from './use-contact-service';

/** Shown while the platform is under maintenance; asking again leads on as soon as it runs (ROUTE-017, SHELL-046). */
export default function Maintenance() {
  const { t } = useTranslation('shell');
  const { site } = useServices<{ readonly site: SiteInfo }>();
  const contact = useContactService();
  return (
    <ClosedPage
      title={t('maintenance.title')}
      description={t('maintenance.description')}
      action={t('refresh')}
      onAction={() => void site.refresh()}
    >
      <Button block variant="secondary" onClick={contact}>
        {t('contactService')}
      </Button>
    </ClosedPage>
  );
}
