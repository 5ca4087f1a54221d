import { EXTRA_PATHS, PATHS, useBack } from '@heptad/feature-module';
import { Cell, ErrorState, List, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDevicesQuery } from './device-queries';
import { SessionList } from './session-list';
import { TrustedList } from './trusted-list';

export { messages } from './device-texts';

/** Where the member is logged in: each session with its device, an end to one or to all others, and the trusted devices. */
export default function DevicesPage() {
  const { t } = useTranslation('account');
  const back = useBack(PATHS.mine);
  const { data, isError, isFetching, refetch } = useDevicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <TitlePage title={t('devices.title')} back={{ label: t('rules.back'), onPress: back }}>
      <p className="text-sm text-muted">{t('devices.lead')}</p>
      {data === undefined && isError && (
        <ErrorState
          title={t('devices.loadFailed')}
          retryLabel={t('centre.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-[104px] rounded-m" />
          <Skeleton className="h-[104px] rounded-m" />
        </div>
      )}
      {data !== undefined && (
        <>
          <SessionList sessions={data.sessions} />
          <TrustedList devices={data.trusted} />
        </>
      )}
      <List className="shadow-1">
        <Cell href={EXTRA_PATHS.mineUserInfoLoginHistory} title={t('devices.history')} />
        <Cell href={EXTRA_PATHS.mineUserInfoPasskeys} title={t('devices.passkeys')} />
      </List>
    </TitlePage>
  );
}
