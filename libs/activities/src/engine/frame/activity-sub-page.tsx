import type { ApiError } from '@heptad/api-client';
import { useBack, useServices } from '@heptad/feature-module';
import { Skeleton, TitlePage } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivitiesServices } from '../../services';
import { hasBoard, type ActivityOf, type Board } from '../activity';
import { useActivityQuery } from '../activity-queries';
import { ActivityFailure, NoActivity } from './activity-failure';
import { useActivityId } from './use-activity-id';

interface ActivitySubPageProps<Kind extends Board['kind']> {
  readonly kind: Kind;
  readonly title: string;
  /** Where the way back leads to without a history. */
  readonly elsewhere: string;
  readonly children: (activity: ActivityOf<Kind>) => ReactNode;
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-[120px] rounded-l" />
      <Skeleton className="h-[360px] rounded-l" />
    </div>
  );
}

/** A further page of an activity, whose address names no id: of the edition that runs. Says so where it cannot be had. */
export function ActivitySubPage<Kind extends Board['kind']>(props: ActivitySubPageProps<Kind>) {
  const { kind, title, elsewhere, children } = props;
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const back = useBack(elsewhere);
  const { id, search } = useActivityId(kind);
  const query = useActivityQuery(
    { id: id ?? '', locale: language.current() },
    { skip: id === undefined, refetchOnMountOrArgChange: true },
  );
  const asked = id === undefined && search !== undefined ? search : query;
  const error = asked.error as ApiError | undefined;
  const activity = id === undefined ? undefined : query.currentData;
  const isNone = id === undefined && search?.data !== undefined;
  return (
    <TitlePage title={title} back={{ label: t('back'), onPress: back }}>
      {activity !== undefined ? (
        hasBoard(activity, kind) ? (
          children(activity)
        ) : (
          <NoActivity none />
        )
      ) : isNone ? (
        <NoActivity none />
      ) : error !== undefined ? (
        <ActivityFailure error={error} retrying={asked.isFetching} onRetry={() => void asked.refetch()} />
      ) : (
        <Waiting />
      )}
      <p className="text-center text-xs text-muted">{t('playMoney')}</p>
    </TitlePage>
  );
}
