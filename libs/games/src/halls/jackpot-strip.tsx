import { useServices } from '@heptad/feature-module';
import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { GamesServices } from '../services';
import { useJackpotsQuery } from './hall-queries';

/** What the jackpots hold. They are asked for once; for members the socket tells how they go on. Renders nothing where they cannot be had. */
export function JackpotStrip() {
  const { t } = useTranslation('games');
  const { language } = useServices<GamesServices>();
  const currency = useCurrency();
  const { data, isError } = useJackpotsQuery(language.current());
  if (isError && data === undefined) return null;
  if (data === undefined) return <Skeleton className="h-[64px] rounded-m" />;
  if (data.length === 0) return null;
  return (
    <ul aria-label={t('jackpots')} className="flex h-[64px] rounded-m bg-raised shadow-1">
      {data.map(({ code, name, amount }) => (
        <li
          key={code}
          data-jackpot={code}
          className="flex min-w-0 flex-1 flex-col justify-center border-l border-line px-[6px] text-center first:border-l-0"
        >
          <span className="truncate text-xs text-muted">{name}</span>
          <span className="truncate text-sm font-semibold text-accent tabular-nums">
            {formatAmount(amount, currency)}
          </span>
        </li>
      ))}
    </ul>
  );
}
