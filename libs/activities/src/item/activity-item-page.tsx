import type { ApiError } from '@heptad/api-client';
import { lazyWithMessages, PATHS, useBack, useServices, type LazyComponent } from '@heptad/feature-module';
import { Skeleton, TitlePage } from '@heptad/ui-kit';
import { Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useActivityQuery } from '../engine/activity-queries';
import { ActivityFailure } from '../engine/frame/activity-failure';
import { usePageBackground } from '../engine/frame/use-page-background';
import { KINDS } from '../kinds/kinds';
import { pureDisplay } from '../kinds/pure-display/kind';
import type { ActivitiesServices } from '../services';

export { engineTexts as messages } from '../engine/engine-texts';

const pages = new Map<LazyComponent, ComponentType>();

/** The page of a kind, or the one for display only where this build does not know the kind. */
function pageOf(kind: string): ComponentType {
  const { page } = (KINDS.find(({ name }) => name === kind) ?? pureDisplay).routes[0];
  const known = pages.get(page) ?? lazyWithMessages('activities', page);
  pages.set(page, known);
  return known;
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-[228px] rounded-l" />
      <Skeleton className="h-[320px] rounded-l" />
    </div>
  );
}

/**
 * An activity of the list, by its id alone (ROUTE-113): the page of its kind, before a background of its own that goes when the page
 * is left.
 */
export default function ActivityItemPage() {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const { id = '' } = useParams();
  const back = useBack(PATHS.activityList);
  usePageBackground();
  const query = useActivityQuery({ id, locale: language.current() });
  const { currentData, isFetching, refetch } = query;
  const error = query.error as ApiError | undefined;
  const frame = (
    <TitlePage title={currentData?.title ?? t('detailTitle')} back={{ label: t('back'), onPress: back }}>
      {currentData === undefined && error !== undefined ? (
        <ActivityFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </TitlePage>
  );
  if (currentData === undefined) return frame;
  const Page = pageOf(currentData.kind);
  return (
    <Suspense fallback={frame}>
      <Page />
    </Suspense>
  );
}
