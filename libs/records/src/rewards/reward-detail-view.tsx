import type { ApiError } from '@heptad/api-client';
import { PATHS, useBack, useServices } from '@heptad/feature-module';
import { compareMoney, formatAmount, formatDateTime, ZERO } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Badge, Button, Card, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CopyOrder } from '../page/copy-order';
import { FactRows } from '../page/fact-rows';
import { RecordState } from '../page/record-state';
import type { RecordsServices } from '../services';
import { linePath } from '../statement/statement';
import { Timeline } from '../statement/timeline';
import { ClaimButton } from './claim-button';
import { rewardListPath, stateAt, type RewardDetail, type RewardGroup } from './reward';
import { STATE_TONES } from './reward-card';
import { useRewardDetailQuery } from './reward-queries';

/** One prize with what it was given for, and the way to claim it. */
export function RewardDetailView({ group }: { readonly group: RewardGroup }) {
  const { t } = useTranslation('records');
  const [parameters] = useSearchParams();
  const home = rewardListPath(group);
  const { data, error, isFetching, refetch } = useRewardDetailQuery(parameters.get('id') ?? '', {
    refetchOnMountOrArgChange: true,
  });
  return (
    <TitlePage title={t(`reward.detailTitle.${group}`)} back={{ label: t('back'), onPress: useBack(home) }}>
      {data === undefined ? (
        <RecordState
          error={error as ApiError | undefined}
          retrying={isFetching}
          onRetry={() => void refetch()}
          home={home}
        />
      ) : (
        <Detail detail={data} />
      )}
    </TitlePage>
  );
}

function Detail({ detail }: { readonly detail: RewardDetail }) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const navigate = useNavigate();
  const { clock, language } = useServices<RecordsServices>();
  const { reward, reason, turnover, orderNo, promotion, obstacle, line } = detail;
  const { title, amount, grantedAt, expiresAt, claimedAt } = reward;
  const state = stateAt(reward, clock.now());
  const granted =
    grantedAt === undefined ? [] : [{ id: 'granted', label: t('statement.step.granted'), at: grantedAt }];
  const end =
    state === 'expired'
      ? { id: 'expired', label: t('reward.state.expired'), at: expiresAt, isBad: true }
      : { id: 'claimed', label: t('statement.step.claimed'), at: claimedAt };
  return (
    <>
      <Card className="flex flex-col items-center gap-2 text-center">
        <h2 className="text-sm text-muted">{title}</h2>
        <p className="numeric text-2xl text-text">{formatAmount(amount, currency)}</p>
        <Badge tone={STATE_TONES[state]}>{t(`reward.state.${state}`)}</Badge>
      </Card>
      <Card>
        <FactRows
          facts={[
            orderNo === undefined
              ? undefined
              : { label: t('record.number'), value: <CopyOrder number={orderNo} /> },
            { label: t('reward.reason'), value: reason },
            {
              label: t('reward.turnover'),
              value:
                compareMoney(turnover, ZERO) > 0 ? formatAmount(turnover, currency) : t('reward.noTurnover'),
            },
            { label: t('reward.claimUntil'), value: formatDateTime(expiresAt, language.current()) },
          ]}
        />
      </Card>
      <Card as="section" aria-labelledby="progress">
        <h2 id="progress" className="mb-3 text-sm font-semibold">
          {t('statement.progress')}
        </h2>
        <Timeline
          label={t('statement.progress')}
          waiting={t(state === 'waiting' ? 'reward.state.waiting' : 'statement.waiting')}
          steps={[...granted, end]}
        />
      </Card>
      {state === 'waiting' && obstacle !== undefined && (
        <p className="text-center text-sm text-muted">{obstacle}</p>
      )}
      {state === 'waiting' && obstacle === undefined && <ClaimButton reward={reward} size="l" block />}
      {line !== undefined && (
        <Button size="l" block variant="secondary" onClick={() => void navigate(linePath(line))}>
          {t('reward.toLine')}
        </Button>
      )}
      {promotion !== undefined && (
        <Button
          size="l"
          block
          variant="plain"
          onClick={() => void navigate(PATHS.activityPromoDetailsById.replace(':id', promotion))}
        >
          {t('reward.toPromotion')}
        </Button>
      )}
    </>
  );
}
