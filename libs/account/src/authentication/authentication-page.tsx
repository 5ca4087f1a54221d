import { PATHS, useBack } from '@heptad/feature-module';
import { sessionActions, sessionSelectors } from '@heptad/session';
import { Badge, Cell, ErrorState, Icon, List, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSecondaryPasswordQuery } from '../secondary-password/secondary-password-queries';
import { authenticationSteps, type AuthenticationStep, type StepFacts } from './authentication-steps';
import { LevelCard } from './level-card';
import { useHasPayoutAccountQuery } from './payout-account-query';

export { messages } from './authentication-texts';

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** How far the member has said who they are and guarded the account, and what each step opens (ROUTE-041). */
export default function AuthenticationPage() {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const back = useBack(PATHS.mine);
  const member = useSelector(sessionSelectors.selectMember);
  const memberError = useSelector(sessionSelectors.selectMemberError);
  const password = useSecondaryPasswordQuery(undefined, FRESH);
  const account = useHasPayoutAccountQuery(undefined, FRESH);
  const facts: StepFacts | undefined =
    member === undefined || password.data === undefined || account.data === undefined
      ? undefined
      : { member, secondaryPassword: password.data.set === 1, payoutAccount: account.data };
  const failed =
    (member === undefined && memberError !== undefined) ||
    (password.data === undefined && password.isError) ||
    (account.data === undefined && account.isError);
  const reload = (): void => {
    if (member === undefined) dispatch(sessionActions.memberRequested());
    if (password.isError) void password.refetch();
    if (account.isError) void account.refetch();
  };
  return (
    <TitlePage title={t('authentication.title')} back={{ label: t('rules.back'), onPress: back }}>
      {facts !== undefined && <Steps {...facts} />}
      {facts === undefined && failed && (
        <ErrorState
          title={t('authentication.loadFailed')}
          retryLabel={t('centre.retry')}
          retrying={password.isFetching || account.isFetching}
          onRetry={reload}
        />
      )}
      {facts === undefined && !failed && (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-[116px] rounded-l" />
          <Skeleton className="h-[380px] rounded-m" />
          <Skeleton className="h-[72px] rounded-m" />
        </div>
      )}
    </TitlePage>
  );
}

function Steps(facts: StepFacts) {
  const { t } = useTranslation('account');
  const { member, secondaryPassword } = facts;
  return (
    <>
      <LevelCard
        held={{
          secondaryPassword,
          phone: member.phone !== undefined,
          email: member.email !== undefined,
        }}
      />
      <List aria-label={t('authentication.steps')} className="shadow-1">
        {authenticationSteps(facts).map((step) => (
          <StepCell key={step.id} step={step} />
        ))}
      </List>
      <List className="shadow-1">
        <Cell
          leading={<Icon name="lock" className="text-muted" />}
          title={t('authentication.loginPassword')}
          description={t('authentication.loginPasswordHint')}
          href={PATHS.mineUserInfoPassword}
        />
      </List>
    </>
  );
}

function StepCell({ step: { id, icon, done, value, href } }: { readonly step: AuthenticationStep }) {
  const { t } = useTranslation('account');
  return (
    <Cell
      href={href}
      leading={<Icon name={icon} className="text-muted" />}
      title={t(`authentication.${id}.title`)}
      description={t(`authentication.${id}.opens`)}
      trailing={
        done ? (
          (value ?? <Badge tone="success">{t('authentication.done')}</Badge>)
        ) : (
          <Badge tone="warning">{t(`authentication.${id}.todo`)}</Badge>
        )
      }
    />
  );
}
