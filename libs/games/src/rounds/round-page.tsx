import { PATHS, useBack, useServices, type MessageLoaders } from '@heptad/feature-module';
import { formatAmount, formatDateTime, formatResult, money, subtractMoney } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Badge, Card, ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { GamesServices } from '../services';
import type { Round } from './round';
import { RoundProof } from './round-proof';
import { useGameRoundQuery } from './round-queries';
import { betFacts, resultFacts, type RoundFact } from './round-words';

export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};

function Facts({ facts }: { readonly facts: readonly RoundFact[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {facts.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-2">
          <dt className="shrink-0 text-sm text-muted">{name}</dt>
          <dd className="min-w-0 text-right text-sm break-words whitespace-pre-line text-text tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Summary({ round }: { readonly round: Round }) {
  const { t } = useTranslation('games');
  const { language } = useServices<GamesServices>();
  const currency = useCurrency();
  const { name, id, state, stake, win, jackpot, startedAt, settledAt } = round;
  const time = (at: number): string => formatDateTime(at, language.current());
  const facts: readonly RoundFact[] = [
    [t('rounds.stake'), formatAmount(stake, currency)],
    [t('rounds.win'), formatAmount(win, currency)],
    ...(jackpot === undefined ? [] : [[t('rounds.jackpot'), formatAmount(jackpot, currency)] as const]),
    [t('rounds.startedAt'), time(startedAt)],
    ...(settledAt === undefined ? [] : [[t('rounds.settledAt'), time(settledAt)] as const]),
    ...betFacts(round, t, currency),
    ...resultFacts(round, t, currency),
  ];
  return (
    <Card>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold break-words text-text">{name}</h2>
          <p className="text-xs text-muted tabular-nums">{id}</p>
        </div>
        <div className="shrink-0 text-right">
          <Badge tone={state === 'open' ? 'accent' : 'muted'}>{t(`rounds.states.${state}`)}</Badge>
          {state === 'settled' && (
            <p className="numeric mt-1 text-lg font-semibold text-text">
              {formatResult(subtractMoney(money(win), money(stake)), currency)}
            </p>
          )}
        </div>
      </div>
      <Facts facts={facts} />
    </Card>
  );
}

/** One round of a game: what was staked and chosen, how it came out, and its proof (ROUTE-070). */
export default function RoundPage() {
  const { t } = useTranslation('games');
  const { id = '' } = useParams();
  const { language } = useServices<GamesServices>();
  const back = useBack(`${PATHS.recordBet}?tab=games`);
  const { data, error, isFetching, refetch } = useGameRoundQuery(
    { id, language: language.current() },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <TitlePage title={t('rounds.title')} back={{ label: t('rounds.back'), onPress: back }}>
      {data === undefined && error !== undefined && (
        <ErrorState
          title={t('rounds.notLoaded')}
          retryLabel={t('rounds.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === undefined && (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-72 rounded-l" />
          <Skeleton className="h-72 rounded-l" />
        </div>
      )}
      {data !== undefined && (
        <>
          <Summary round={data} />
          <RoundProof key={data.state} round={data} />
        </>
      )}
    </TitlePage>
  );
}
