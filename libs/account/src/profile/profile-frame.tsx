import { PATHS, useBack } from '@heptad/feature-module';
import { sessionSelectors } from '@heptad/session';
import { ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useProfileQuery, type Profile } from './profile-queries';

export interface ProfileFrameProps {
  readonly title: string;
  /** The page above, where the visit began with this one. */
  readonly above?: string;
  /** Heights of what is drawn while the profile is on its way, in pixels. */
  readonly waiting: readonly number[];
  /** Whether the content has the way to customer service; none has unless given. */
  readonly ownService?: (profile: Profile) => boolean;
  readonly children: (profile: Profile) => ReactNode;
}

/** A page of the profile: its name, the way back, and what stands there until the profile has come. */
export function ProfileFrame({
  title,
  above = PATHS.mineUserInfo,
  waiting,
  ownService = () => false,
  children,
}: ProfileFrameProps) {
  const { t } = useTranslation('account');
  const back = useBack(above);
  // A draft is the member's own: the form waits until it is known who is there.
  const known = useSelector(sessionSelectors.selectMember) !== undefined;
  const { data, isError, isFetching, refetch } = useProfileQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const ownEnd = data !== undefined && known && ownService(data);
  return (
    <TitlePage ownEnd={ownEnd} title={title} back={{ label: t('rules.back'), onPress: back }}>
      {data === undefined && isError ? (
        <ErrorState
          title={t('profile.loadFailed')}
          retryLabel={t('centre.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data === undefined || !known ? (
        <div aria-busy="true" className="flex flex-col gap-4">
          {waiting.map((height, index) => (
            <Skeleton key={index} className="rounded-m" style={{ height }} />
          ))}
        </div>
      ) : (
        children(data)
      )}
    </TitlePage>
  );
}
