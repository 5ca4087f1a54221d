import { ErrorState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { reloadHostOf } from './chunk-reload';

export interface FailurePageProps {
  readonly kind: 'renderFailure' | 'chunkFailure';
}

/** Says that the page is not usable as it is, with a button that loads it anew (SHELL-024, SHELL-025). */
export function FailurePage({ kind }: FailurePageProps) {
  const { t } = useTranslation('shell');
  return (
    <main className="flex min-h-[70dvh] items-center justify-center">
      <ErrorState
        title={t(`${kind}.title`)}
        description={t(`${kind}.description`)}
        retryLabel={t('refresh')}
        onRetry={() => reloadHostOf(window).reload()}
      />
    </main>
  );
}
