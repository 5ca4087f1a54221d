import { useBrand } from '@heptad/feature-module';
import { Button, EmptyState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useContactService } from './use-contact-service';

/** Any address the product does not have (ROUTE-011). */
export default function NotFound() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { assets } = useBrand();
  const contact = useContactService();
  return (
    <main className="flex min-h-[80dvh] flex-col items-center justify-center">
      <h1 className="sr-only">{t('notFound.title')}</h1>
      <EmptyState
        art={<img src={assets.empty} alt="" className="h-28" />}
        title={t('notFound.title')}
        description={t('notFound.description')}
        action={
          <>
            <Button onClick={() => void navigate('/', { replace: true })}>{t('backHome')}</Button>
            <Button variant="plain" onClick={contact}>
              {t('contactService')}
            </Button>
          </>
        }
      />
    </main>
  );
}
