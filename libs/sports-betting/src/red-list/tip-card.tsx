import { kickOffLabel } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { Badge, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { SportsServices } from '../services';
import { tipPath } from './red-list-address';
import type { Tip } from './red-list-queries';
import { gainColour, signedText } from './signed-text';
import { useTipOdds, useTipText } from './use-tip-text';

/** How a tip ended and what it brought; nothing while its match has not begun. */
export function TipOutcome({ tip: { state, profit, match } }: { readonly tip: Tip }) {
  const { t } = useTranslation('sports');
  if (state === 'open') return <Badge tone="muted">{t(`redList.matchState.${match.status}`)}</Badge>;
  return (
    <span className={`flex shrink-0 items-baseline gap-1 ${gainColour(profit ?? '0')}`}>
      <span className="text-sm font-medium">{t(`redList.state.${state}`)}</span>
      {profit !== undefined && (
        <span className="text-xs tabular-nums">{t('redList.tip.units', { profit: signedText(profit) })}</span>
      )}
    </span>
  );
}

/** One recommendation in a list; the whole card leads to it. */
export function TipCard({ tip }: { readonly tip: Tip }) {
  const { t } = useTranslation('sports');
  const { clock, language } = useServices<SportsServices>();
  const { match, market, pick } = useTipText()(tip);
  const written = useTipOdds();
  const { league, kickOff, score } = tip.match;
  return (
    <li className="relative flex min-w-0 flex-col gap-1 px-4 py-3">
      <div className="flex min-w-0 items-center justify-between gap-2 text-xs text-muted">
        <span className="min-w-0 truncate">{league}</span>
        <span className="shrink-0 tabular-nums">
          {kickOffLabel(kickOff, clock.now(), language.current())}
        </span>
      </div>
      <div className="flex min-w-0 items-center justify-between gap-2">
        <NavigationLink
          href={tipPath(tip.id)}
          aria-label={t('redList.tip.open', { match, pick: `${market} ${pick}` })}
          className="line-clamp-2 min-w-0 text-sm break-words text-text after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {match}
        </NavigationLink>
        {score !== undefined && (
          <span className="numeric shrink-0 text-sm font-medium text-text">
            {`${String(score.home)}:${String(score.away)}`}
          </span>
        )}
      </div>
      <div className="flex min-w-0 items-center justify-between gap-2">
        <span className="min-w-0 truncate text-sm">
          <span className="text-muted">{market}</span> <span className="font-medium text-text">{pick}</span>{' '}
          <span className="numeric text-link">@{written(tip.odds)}</span>
        </span>
        <TipOutcome tip={tip} />
      </div>
    </li>
  );
}
