import { Badge, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { ProviderLogo } from '../art/provider-logo';
import type { Provider } from '../halls/hall';

export interface EsportsVenuesProps {
  /** Undefined while they are not known. */
  readonly providers: readonly Provider[] | undefined;
  readonly failed: boolean;
}

/** Which venues take bets on e-sports, with their marks. Renders nothing where there is none. */
export function EsportsVenues({ providers, failed }: EsportsVenuesProps) {
  const { t } = useTranslation('games');
  if (providers === undefined) return failed ? null : <Skeleton className="h-[44px] rounded-m" />;
  if (providers.length === 0) return null;
  return (
    <ul aria-label={t('providers')} className="flex gap-[16px] overflow-x-auto [scrollbar-width:none]">
      {providers.map(({ code, name, open, official }) => (
        <li key={code} className="flex h-[44px] shrink-0 items-center gap-[8px] text-sm text-text">
          <ProviderLogo code={code} size={24} />
          {name}
          {official && <Badge>{t('official')}</Badge>}
          {!open && <Badge tone="warning">{t('maintenance')}</Badge>}
        </li>
      ))}
    </ul>
  );
}
