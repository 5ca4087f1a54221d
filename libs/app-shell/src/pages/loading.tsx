import { PATHS, useBrand } from '@heptad/feature-module';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** So long a shell may take to say where to go, ms. */
export const LOADING_ENDS_MS = 10_000;

/** A page of its own for shells that open the product before they know where to go (ROUTE-001); without a word from them it ends at home. */
export default function Loading() {
  const { t } = useTranslation('shell');
  const { assets } = useBrand();
  const navigate = useNavigate();
  useEffect(() => {
    const end = setTimeout(() => void navigate(PATHS.home, { replace: true }), LOADING_ENDS_MS);
    return () => clearTimeout(end);
  }, [navigate]);
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
