import { formatDateTime, kickOffLabel } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { Card, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { withSlipTexts } from '../bet-slip/slip-texts';
import { usePolling } from '../polling/use-polling';
import type { SportsServices } from '../services';
import { TitledPage } from '../titled-page/titled-page';
import { PastTipNotice } from './past-tip-notice';
import { PersonHead } from './person-head';
import { RedListFailure } from './red-list-failure';
import { messages as redListTexts } from './red-list-texts';
import { useRedListTipQuery, type Figures, type Tip } from './red-list-queries';
import { gainColour, signedText } from './signed-text';
import { TipOutcome } from './tip-card';
import { TipPrice } from './tip-price';
import { useTipOdds, useTipText } from './use-tip-text';

export const messages = withSlipTexts(redListTexts);

const CARD = 'flex flex-col gap-3 rounded-none! lg:rounded-l!';
/** Polling interval, milliseconds. Score and status change less often than prices. */
const TIP_INTERVAL_MS = 15_000;

/** The person's figures of a month in one line. */
function MonthLine({ figures: { profitRate, hitRate, settled } }: { readonly figures: Figures }) {
  const { t } = useTranslation('sports');
  return (
    <p className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      <span>{t('redList.tip.record')}</span>
      <span>
        {t('redList.figures.profitRate')}{' '}
        <span className={gainColour(profitRate)}>{signedText(profitRate)}%</span>
      </span>
      <span>
        {t('redList.figures.hitRate')} <span className="text-text">{hitRate}%</span>
      </span>
      <span>{t('redList.settledTips', { count: settled })}</span>
    </p>
  );
}

function MatchLine({ match: { league, home, away, kickOff, score } }: Pick<Tip, 'match'>) {
  const { t } = useTranslation('sports');
  const { clock, language } = useServices<SportsServices>();
  return (
    <div className="flex flex-col gap-2">
      <p className="flex min-w-0 justify-between gap-2 text-xs text-muted">
        <span className="min-w-0 truncate">{league}</span>
        <span className="shrink-0 tabular-nums">
          {kickOffLabel(kickOff, clock.now(), language.current())}
        </span>
      </p>
      <p className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-base font-medium text-text">
        <span className="line-clamp-2 break-words">{home}</span>
        <span className="numeric text-lg text-link">
          {score === undefined ? t('versus') : `${String(score.home)}:${String(score.away)}`}
        </span>
        <span className="line-clamp-2 text-right break-words">{away}</span>
      </p>
    </div>
  );
}

function TipBox({ tip }: { readonly tip: Tip }) {
  const { t } = useTranslation('sports');
  const { language } = useServices<SportsServices>();
  const { market, pick } = useTipText()(tip);
  const written = useTipOdds();
  return (
    <Card as="section" aria-label={t('redList.tip.pick')} className={CARD}>
      <MatchLine match={tip.match} />
      <div className="flex min-w-0 items-center justify-between gap-3 border-t border-line pt-3">
        <div className="min-w-0">
          <p className="text-xs text-muted">{market}</p>
          <p className="text-lg font-semibold break-words text-text">{pick}</p>
        </div>
        <TipOutcome tip={tip} />
      </div>
      <p className="flex justify-between gap-2 text-sm">
        <span className="text-muted">
          {t('redList.tip.at')} ·{' '}
          {t('redList.tip.given', { time: formatDateTime(tip.placedAt, language.current()) })}
        </span>
        <span className="numeric text-text">{written(tip.odds)}</span>
      </p>
      <TipPrice tip={tip} />
    </Card>
  );
}

function DetailBody({ id }: { readonly id: string }) {
  const { t } = useTranslation('sports');
  const { language } = useServices<SportsServices>();
  const { currentData, error, isFetching, refetch } = useRedListTipQuery({
    id,
    language: language.current(),
  });
  usePolling(refetch, TIP_INTERVAL_MS, `tip ${id}`);
  if (currentData === undefined && error !== undefined && !isFetching)
    return <RedListFailure error={error} subject="tip" onRetry={() => void refetch()} />;
  if (currentData === undefined)
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
        <Skeleton className="h-[128px]" />
        <Skeleton className="h-[300px]" />
        <Skeleton className="h-[220px]" />
      </div>
    );
  const { tip, person, figures, reasons } = currentData;
  return (
    <>
      <Card as="section" aria-label={person.name} className={CARD}>
        <PersonHead person={person} linked />
        <MonthLine figures={figures} />
      </Card>
      <TipBox tip={tip} />
      <Card as="section" aria-label={t('redList.tip.reasons')} className={CARD}>
        <h2 className="text-base font-semibold text-text">{t('redList.tip.reasons')}</h2>
        {reasons.map((reason) => (
          <p key={reason} className="text-sm leading-relaxed break-words text-text">
            {reason}
          </p>
        ))}
      </Card>
    </>
  );
}

function Detail() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <>
      {id === null ? (
        <RedListFailure error={undefined} subject="tip" onRetry={() => undefined} />
      ) : (
        <DetailBody key={id} id={id} />
      )}
      <PastTipNotice />
    </>
  );
}

/** One recommendation (ROUTE-085): the match, the pick, its price then and now, the reasons, and the way into the slip. */
export default function RecDetailPage() {
  return (
    <TitledPage title="redList.tipTitle">
      <Detail />
    </TitledPage>
  );
}
