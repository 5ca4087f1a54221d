import { PATHS, useBack } from '@heptad/feature-module';
import { ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { LoginPasswordForm } from './login-password-form';
import { useLoginPasswordQuery } from './login-password-queries';

export { messages } from './login-password-texts';

/** Another login password, by the present one (ROUTE-044). */
export default function LoginPasswordPage() {
  const { t } = useTranslation('account');
  const back = useBack(PATHS.mine);
  const { data, isError, isFetching, refetch } = useLoginPasswordQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <TitlePage title={t('loginPassword.title')} back={{ label: t('rules.back'), onPress: back }}>
      <p className="text-sm text-muted">{t('loginPassword.lead')}</p>
      {data === undefined && isError && (
        <ErrorState
          title={t('loginPassword.loadFailed')}
          retryLabel={t('centre.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-[76px] rounded-m" />
          <Skeleton className="h-[120px] rounded-m" />
          <Skeleton className="h-[76px] rounded-m" />
          <Skeleton className="h-[52px] rounded-m" />
        </div>
      )}
      {data !== undefined && <LoginPasswordForm state={data} renew={async () => (await refetch()).data} />}
    </TitlePage>
  );
}
