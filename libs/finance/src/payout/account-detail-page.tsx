import { formatDateTime } from '@heptad/formatting';
import { PATHS, useBack, useServices } from '@heptad/feature-module';
import { useSameKey, writeFailureText } from '@heptad/idempotent-write';
import { Badge, Button, Card, EmptyState, ErrorState, Skeleton, TitlePage, TOAST_KIND } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SummaryRows } from '../payments/summary-rows';
import type { FinanceServices } from '../services';
import { AccountMark } from './account-mark';
import { isUsable, type PayoutAccount } from './payout-account';
import { useMakeDefaultAccountMutation, usePayoutAccountsQuery } from './payout-queries';
import { RemoveSheet } from './remove-sheet';
import { RenameSheet } from './rename-sheet';

export { messages } from './payout-texts';

/** One payout account (ROUTE-055): all that is known of it, and what may be done to it. */
export default function AccountDetailPage() {
  const { t } = useTranslation('finance');
  const back = useBack(PATHS.mineCards);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { data, isError, isFetching, refetch } = usePayoutAccountsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const account = data?.accounts.find(({ id }) => id === parameters.get('id'));
  return (
    <TitlePage
      title={t(account === undefined || account.kind === 'bank' ? 'payout.detailBank' : 'payout.detail')}
      back={{ label: t('back'), onPress: back }}
    >
      {data === undefined && isError && (
        <ErrorState
          title={t('payout.loadFailed')}
          retryLabel={t('reload')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-[84px] rounded-l" />
          <Skeleton className="h-[156px] rounded-l" />
          <Skeleton className="h-[52px] rounded-m" />
        </div>
      )}
      {data !== undefined && account === undefined && (
        <EmptyState
          icon="wallet"
          title={t('payout.notFound')}
          action={
            <Button variant="secondary" onClick={() => void navigate(PATHS.mineCards, { replace: true })}>
              {t('payout.toList')}
            </Button>
          }
        />
      )}
      {account !== undefined && <Detail account={account} onRemoved={back} />}
    </TitlePage>
  );
}

function Detail({ account, onRemoved }: { readonly account: PayoutAccount; readonly onRemoved: () => void }) {
  const { t } = useTranslation('finance');
  const { clock, language, toast } = useServices<FinanceServices>();
  const [sheet, setSheet] = useState<'rename' | 'remove'>();
  const [makeDefault, { isLoading }] = useMakeDefaultAccountMutation();
  const keyOf = useSameKey();
  const { id, label, masked, holder, name, isDefault, addedAt, usableAt } = account;
  const written = (at: number) => formatDateTime(at, language.current());
  const choose = async (): Promise<void> => {
    const { error } = await makeDefault({ request: { id }, key: keyOf(['default', id]) });
    const refusal = writeFailureText(error, t, t('unknownOutcome'), () => t('payout.changeFailed'));
    if (refusal !== undefined) toast.show({ text: refusal, kind: TOAST_KIND.failure });
  };
  return (
    <>
      <Card className="flex items-center gap-4">
        <AccountMark account={account} size={44} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-semibold break-words">{label}</h2>
          <p className="text-sm [overflow-wrap:anywhere] text-muted tabular-nums">{masked}</p>
        </div>
        {isDefault === 1 && <Badge tone="muted">{t('payout.default')}</Badge>}
      </Card>
      <Card>
        <SummaryRows
          rows={[
            ...(holder === undefined ? [] : [{ label: t('payout.holderFixed'), value: holder }]),
            { label: t('payout.label'), value: name ?? t('payout.noName') },
            { label: t('payout.addedAt'), value: written(addedAt) },
            {
              label: t('payout.usableAt'),
              value: isUsable(account, clock.now()) ? t('payout.usableNow') : written(usableAt),
            },
          ]}
        />
      </Card>
      {isDefault === 0 && (
        <Button size="l" block busy={isLoading} onClick={() => void choose()}>
          {t('payout.makeDefault')}
        </Button>
      )}
      <Button size="l" block variant="secondary" onClick={() => setSheet('rename')}>
        {t('payout.rename')}
      </Button>
      <Button size="l" block variant="plain" onClick={() => setSheet('remove')}>
        {t('payout.remove')}
      </Button>
      <RenameSheet
        key={`${id}${name ?? ''}`}
        account={account}
        open={sheet === 'rename'}
        onOpenChange={(open) => setSheet(open ? 'rename' : undefined)}
      />
      <RemoveSheet
        account={account}
        open={sheet === 'remove'}
        onOpenChange={(open) => setSheet(open ? 'remove' : undefined)}
        onRemoved={onRemoved}
      />
    </>
  );
}
