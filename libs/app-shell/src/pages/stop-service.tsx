import { useTranslation } from 'react-i18next';
import { ClosedPage } from './closed-page';
import { useContactService } from './use-contact-service';

/** The site has ended its service for good (ROUTE-019). */
export default function StopService() {
  const { t } = useTranslation('shell');
  const contact = useContactService();
  return (
    <ClosedPage
      title={t('stopService.title')}
      description={t('stopService.description')}
      action={t('contactService')}
      onAction={contact}
    />
  );
}
