import { PATHS, useBack } from '@heptad/feature-module';
import { formatTime } from '@heptad/formatting';
import { Button, ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryNotice } from '../entry/entry-notice';
import { ForgottenForm } from './forgotten-form';
import { KnownPasswordForm } from './known-password-form';
import { useSecondaryPasswordQuery, type SecondaryPasswordState } from './secondary-password-queries';

export { messages } from './secondary-password-texts';

/** The password that guards the member's money (ROUTE-046): set, changed, or set anew where it was forgotten. */
export default function SecondaryPasswordPage() {
  const { t } = useTranslation('account');
  const back = useBack(PATHS.mine);
  const { data, isError, isFetching, refetch } = useSecondaryPasswordQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <TitlePage title={t('secondary.title')} back={{ label: t('rules.back'), onPress: back }}>
      <p className="text-sm text-muted">{t('secondary.lead')}</p>
      {data === undefined && isError && (
        <ErrorState
          title={t('secondary.loadFailed')}
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
      {data?.set === 0 && <KnownPasswordForm first />}
      {data?.set === 1 && <ChangeOrReset state={data} />}
    </TitlePage>
  );
}

function ChangeOrReset({ state }: { readonly state: SecondaryPasswordState }) {
  const { t } = useTranslation('account');
  const [forgotten, setForgotten] = useState(false);
  const { lockedUntil } = state;
  return (
    <>
      {forgotten && <h2 className="text-lg font-semibold">{t('secondary.forgotTitle')}</h2>}
      {!forgotten && lockedUntil !== undefined && (
        <EntryNotice>{t('secondary.locked', { time: formatTime(lockedUntil) })}</EntryNotice>
      )}
      {forgotten ? <ForgottenForm contacts={state} /> : <KnownPasswordForm first={false} />}
      <Button variant="plain" size="s" className="self-center" onClick={() => setForgotten(!forgotten)}>
        {t(forgotten ? 'secondary.backToChange' : 'secondary.forgot')}
      </Button>
    </>
  );
}
