import { ErrorState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { reloadHostOf } from './chunk-reload';

export interface FailurePageProps {
  readonly kind: 'renderFailure' | 'chunkFailure';
  /** Fetches what is missing; without it the button loads the whole page anew. */
  readonly onRetry?: () => void;
}

/** Says that the page is not usable as it is, with a button that mends it (SHELL-024, SHELL-025). */
export function FailurePage({ kind, onRetry }: FailurePageProps) {
  const { t } = useTranslation('shell');
  return (
    <main className="flex min-h-[70dvh] items-center justify-center">
      <ErrorState
        title={t(`${kind}.title`)}
        description={t(`${kind}.description`)}
        retryLabel={t(onRetry === undefined ? 'refresh' : 'retry')}
        onRetry={onRetry ?? (() => reloadHostOf(window).reload())}
      />
    </main>
  );
}
