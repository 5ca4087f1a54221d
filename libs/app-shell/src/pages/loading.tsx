import { useTranslation } from 'react-i18next';
import { useBrand } from '@heptad/feature-module';

/** A page of its own for shells that open the product before they know where to go (ROUTE-001). */
export default function Loading() {
  const { t } = useTranslation('shell');
  const { assets } = useBrand();
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-5 bg-surface">
      <h1 className="sr-only">{t('loading')}</h1>
      <img src={assets.mark} alt="" width={88} height={88} className="motion-safe:animate-pulse" />
      <p role="status" className="text-sm text-muted">
        {t('loading')}
      </p>
    </main>
  );
}
