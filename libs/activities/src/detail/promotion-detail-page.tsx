import { isRefusedWith, type ApiError } from '@heptad/api-client';
import { REQUEST_CODES } from '@heptad/contracts';
import { PATHS, useBack, useBrand, useServices } from '@heptad/feature-module';
import { Button, Card, EmptyState, ErrorState, OfflineState, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { PromotionDetail } from '../promotions/promotion';
import { usePromotionQuery } from '../promotions/promotion-queries';
import type { ActivitiesServices } from '../services';
import { ClaimStatus } from './claim-status';
import { PrizeSteps } from './prize-steps';
import { PromotionActions } from './promotion-actions';
import { PromotionHead } from './promotion-head';

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-[258px] rounded-l" />
      <Skeleton className="h-[266px] rounded-l" />
      <Skeleton className="h-[44px] rounded-m" />
    </div>
  );
}

function Rules({ rules }: Pick<PromotionDetail, 'rules'>) {
  const { t } = useTranslation('activities');
  return (
    <Card as="section" aria-label={t('rules')} className="flex flex-col gap-4">
      {rules.map(({ title, lines }) => (
        <div key={title} className="flex flex-col gap-1.5">
          <h3 className="text-base font-semibold text-text">{title}</h3>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-sm leading-relaxed text-muted">
            {lines.map((line) => (
              <li key={line} className="break-words">
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}

interface FailureProps {
  readonly error: ApiError;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

function Failure({ error, retrying, onRetry }: FailureProps) {
  const { t } = useTranslation('activities');
  const { assets } = useBrand();
  const navigate = useNavigate();
  const retry = { retryLabel: t('retry'), retrying, onRetry };
  if (isRefusedWith(error, REQUEST_CODES.notFound))
    return (
      <EmptyState
        art={<img src={assets.empty} alt="" className="h-24" />}
        title={t('unknown')}
        description={t('unknownHint')}
        action={<Button onClick={() => void navigate(PATHS.activityList)}>{t('toList')}</Button>}
      />
    );
  return error.kind === 'offline' ? (
    <OfflineState title={t('offline')} {...retry} />
  ) : (
    <ErrorState title={t('detailFailed')} {...retry} />
  );
}

/** One promotion (ROUTE-124): what it is, how far the member is, its prizes and its rules. */
export default function PromotionDetailPage() {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const { id = '' } = useParams();
  const back = useBack(PATHS.activityList);
  const asked = { id, locale: language.current() };
  const { currentData, isFetching, refetch, ...rest } = usePromotionQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const error = rest.error as ApiError | undefined;
  return (
    <TitlePage title={t('detailTitle')} back={{ label: t('back'), onPress: back }}>
      {currentData === undefined && error === undefined && <Waiting />}
      {currentData === undefined && error !== undefined && (
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {currentData !== undefined && (
        <>
          <PromotionHead promotion={currentData} />
          <ClaimStatus />
          <PrizeSteps promotion={currentData} />
          <PromotionActions promotion={currentData} />
          <Rules rules={currentData.rules} />
        </>
      )}
    </TitlePage>
  );
}
