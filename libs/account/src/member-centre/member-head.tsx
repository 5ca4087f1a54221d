import { errorText } from '@heptad/api-client';
import { PATHS } from '@heptad/feature-module';
import { sessionActions, sessionSelectors, type Member } from '@heptad/session';
import { Badge, ErrorState, FOCUS_RING, Icon, NavigationLink, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useMemberOverviewQuery } from './centre-queries';
import { AvatarRing, GradeLine } from './grade-progress';
import { useIsHighVip } from './high-vip';

function HighVipMark({ grade }: { readonly grade: number }) {
  const { t } = useTranslation('account');
  return useIsHighVip(grade) ? <Badge className="shrink-0">{t('centre.highVip')}</Badge> : null;
}

/** The way to the mails, with the number of those that are not read. */
function MailLink({ unread }: { readonly unread: number }) {
  const { t } = useTranslation('account');
  return (
    <NavigationLink
      href={PATHS.mineMail}
      aria-label={unread === 0 ? t('centre.mail') : t('overview.unreadMail', { count: unread })}
      className={`relative flex size-11 shrink-0 items-center justify-center rounded-pill ${FOCUS_RING}`}
    >
      <Icon name="bell" />
      <Badge tone="danger" count={unread} aria-hidden="true" className="absolute top-0.5 right-0" />
    </NavigationLink>
  );
}

function Known({ member }: { readonly member: Member }) {
  const { t } = useTranslation('account');
  const { data } = useMemberOverviewQuery();
  const { name, grade, id, currency, state, unreadMail } = member;
  return (
    <>
      <div className="flex items-center gap-4">
        <AvatarRing />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2 text-lg font-semibold">
            <span className="truncate">{name}</span>
            <HighVipMark grade={grade} />
          </p>
          <p className="text-sm tabular-nums">
            {t('centre.grade', { grade })} · {t('centre.memberId', { id })}
          </p>
          <p className="text-xs tabular-nums">
            {data === undefined ? '–' : t('overview.days', { count: data.days })}
          </p>
          {state !== 'active' && (
            <Badge tone="warning" className="mt-1">
              {t(`centre.state.${state}`)}
            </Badge>
          )}
        </div>
        <MailLink unread={unreadMail} />
      </div>
      <GradeLine currency={currency} />
    </>
  );
}

/** Who the member is: name, grade, days with us, unread mail, and what their account may not do now (ROUTE-036). */
export function MemberHead() {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const member = useSelector(sessionSelectors.selectMember);
  const failure = useSelector(sessionSelectors.selectMemberError);
  if (member !== undefined) return <Known member={member} />;
  if (failure !== undefined)
    return (
      <ErrorState
        title={t('centre.loadFailed')}
        description={errorText(failure, t)}
        retryLabel={t('centre.retry')}
        onRetry={() => dispatch(sessionActions.memberRequested())}
        className="rounded-l bg-raised py-4! text-text"
      />
    );
  return (
    <div aria-busy="true">
      <div className="flex items-center gap-4">
        <Skeleton className="size-[68px] rounded-pill" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-3 w-24" />
        </div>
      </div>
      <Skeleton className="mt-3 h-[52px] rounded-m" />
    </div>
  );
}
