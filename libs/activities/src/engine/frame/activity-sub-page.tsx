import { useBack } from '@heptad/feature-module';
import { Skeleton, TitlePage } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasBoard, type ActivityOf, type Board } from '../activity';
import { InPlaceOfActivity, NoActivity } from './activity-failure';
import { useShownActivity } from './use-shown-activity';

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
  const back = useBack(elsewhere);
  const shown = useShownActivity(kind);
  const { activity } = shown;
  return (
    <TitlePage title={title} back={{ label: t('back'), onPress: back }}>
      {activity === undefined ? (
        <InPlaceOfActivity shown={shown} waiting={<Waiting />} />
      ) : hasBoard(activity, kind) ? (
        children(activity)
      ) : (
        <NoActivity none />
      )}
      <p className="text-center text-xs text-muted">{t('playMoney')}</p>
    </TitlePage>
  );
}
