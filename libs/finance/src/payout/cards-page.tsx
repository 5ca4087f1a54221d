import { formatTime } from '@heptad/formatting';
import { PATHS, useBack, useServices } from '@heptad/feature-module';
import { Badge, Cell, EmptyState, ErrorState, List, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FinanceServices } from '../services';
import { AccountMark } from './account-mark';
import {
  ADD_PATHS,
  detailPath,
  isUsable,
  roomFor,
  type PayoutAccount,
  type PayoutAccounts,
} from './payout-account';
import { usePayoutAccountsQuery } from './payout-queries';

export { messages } from './payout-texts';

/** Where money may be paid out to (ROUTE-054): the member's accounts, and the ways to another one. */
export default function CardsPage() {
  const { t } = useTranslation('finance');
  const back = useBack(PATHS.mine);
  const { data, isError, isFetching, refetch } = usePayoutAccountsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <TitlePage title={t('payout.title')} back={{ label: t('back'), onPress: back }}>
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
          <Skeleton className="h-[132px] rounded-m" />
          <Skeleton className="h-[364px] rounded-m" />
        </div>
      )}
      {data !== undefined && (
        <>
          {data.accounts.length === 0 ? (
            <EmptyState icon="wallet" title={t('payout.none')} description={t('payout.noneHint')} />
          ) : (
            <List aria-label={t('payout.title')} className="shadow-1">
              {data.accounts.map((account) => (
                <AccountCell key={account.id} account={account} />
              ))}
            </List>
          )}
          <AddLinks accounts={data} />
        </>
      )}
    </TitlePage>
  );
}

function AccountCell({ account }: { readonly account: PayoutAccount }) {
  const { t } = useTranslation('finance');
  const { clock } = useServices<FinanceServices>();
  const { id, label, masked, name, isDefault, usableAt } = account;
  return (
    <Cell
      href={detailPath(id)}
      leading={<AccountMark account={account} />}
      title={name === undefined ? label : `${name} · ${label}`}
      description={<span className="tabular-nums">{masked}</span>}
      trailing={
        <span className="flex flex-col items-end gap-1">
          {isDefault === 1 && <Badge tone="muted">{t('payout.default')}</Badge>}
          {!isUsable(account, clock.now()) && (
            <Badge tone="warning">{t('account.from', { time: formatTime(usableAt) })}</Badge>
          )}
        </span>
      }
    />
  );
}

function AddLinks({ accounts }: { readonly accounts: PayoutAccounts }) {
  const { t } = useTranslation('finance');
  return (
    <section aria-labelledby="payout-add" className="flex flex-col gap-2">
      <h2 id="payout-add" className="px-1 text-sm font-semibold">
        {t('payout.add')}
      </h2>
      <List className="shadow-1">
        {accounts.kinds.map(({ kind }) => {
          const room = roomFor(kind, accounts);
          return (
            <Cell
              key={kind}
              leading={<AccountMark account={{ kind, label: 'TRC20' }} />}
              title={t(`payout.kinds.${kind}`)}
              trailing={room === 0 ? t('payout.full') : t('payout.room', { count: room })}
              disabled={room === 0}
              href={ADD_PATHS[kind]}
            />
          );
        })}
      </List>
      <p className="px-1 text-xs text-muted">{t('payout.cooling', { count: accounts.coolingMinutes })}</p>
    </section>
  );
}
