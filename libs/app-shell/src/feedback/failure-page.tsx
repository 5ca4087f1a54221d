import { PATHS } from '@heptad/feature-module';
import { ErrorState, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { reloadHostOf } from './chunk-reload';
import { useMoneyInFlight } from './money-watch';

export interface FailurePageProps {
  readonly kind: 'renderFailure' | 'chunkFailure';
  /** Fetches what is missing; without it the button reloads the page. */
  readonly onRetry?: () => void;
  /** It is being fetched. */
  readonly retrying?: boolean;
}

/**
 * Says that the page is not usable as it is, with a button that mends it (SHELL-024, SHELL-025). The button that loads the
 * page again waits for money that is on its way. It is seen also where the page is covered and what would uncover it is missing.
 */
export function FailurePage({ kind, onRetry, retrying = false }: FailurePageProps) {
  const { t } = useTranslation('shell');
  const inFlight = useMoneyInFlight();
  const waits = inFlight && onRetry === undefined;
  return (
    <main className="visible flex min-h-[70dvh] flex-col items-center justify-center">
      <ErrorState
        title={t(`${kind}.title`)}
        description={t(inFlight ? 'moneyOnItsWay' : `${kind}.description`)}
        retryLabel={t(onRetry === undefined ? 'refresh' : 'retry')}
        retrying={waits || retrying}
        onRetry={onRetry ?? (() => reloadHostOf(window).reload())}
      />
      {/* It would load the page again where no router is around it. */}
      {!waits && (
        <NavigationLink
          href={`${PATHS.customerChat}?fromChildPage=1`}
          className="flex min-h-11 items-center text-sm text-link"
        >
          {t('contactService')}
        </NavigationLink>
      )}
    </main>
  );
}
