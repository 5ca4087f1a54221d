import { PATHS, useBack } from '@heptad/feature-module';
import { Button, EmptyState, ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AccountForm, type AccountFormProps } from './account-form';
import { roomFor, type PayoutKind } from './payout-account';
import { usePayoutAccountsQuery } from './payout-queries';
import { useAddAccount } from './use-add-account';

export interface AddAccountPageProps extends Pick<AccountFormProps, 'check' | 'below'> {
  readonly kind: PayoutKind;
  /** The page's name; that of the kind unless given. */
  readonly title?: string;
  /** A sentence above the form. */
  readonly lead?: string;
}

/** The page on which an account of one kind is added. */
export function AddAccountPage({ kind, title, lead, ...form }: AddAccountPageProps) {
  const { t } = useTranslation('finance');
  const back = useBack(PATHS.mineCards);
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = usePayoutAccountsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { busy, refusal, add } = useAddAccount(back);
  const full = data !== undefined && roomFor(kind, data) === 0;
  return (
    <TitlePage title={title ?? t(`payout.kinds.${kind}`)} back={{ label: t('back'), onPress: back }}>
      {lead !== undefined && <p className="text-sm text-muted">{lead}</p>}
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
          <Skeleton className="h-[100px] rounded-m" />
          <Skeleton className="h-[100px] rounded-m" />
          <Skeleton className="h-[52px] rounded-m" />
        </div>
      )}
      {full && !busy && (
        <EmptyState
          icon="wallet"
          title={t('payout.full')}
          action={
            <Button variant="secondary" onClick={() => void navigate(PATHS.mineCards, { replace: true })}>
              {t('payout.toList')}
            </Button>
          }
        />
      )}
      {data !== undefined && (!full || busy) && (
        <>
          <p className="text-sm text-muted">{t('payout.cooling', { count: data.coolingMinutes })}</p>
          <AccountForm
            {...form}
            kind={kind}
            holder={data.holder}
            busy={busy}
            refusal={refusal}
            onSubmit={(account) => void add(account)}
          />
        </>
      )}
    </TitlePage>
  );
}
