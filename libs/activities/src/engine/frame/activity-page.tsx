import { PATHS, useBack } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { IconButton, Skeleton, TitlePage } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasBoard, type Activity, type ActivityOf, type Board } from '../activity';
import { DutyNote, PrizeTable } from '../board/prize-table';
import { ToClaimCard } from '../board/to-claim-card';
import { ClaimNotice, PlayNotice } from '../write/write-notices';
import { InPlaceOfActivity } from './activity-failure';
import { ActivityHero } from './activity-hero';
import { HonestCountdown } from './honest-countdown';
import { RulesCard } from './rules-card';
import { StageNotice } from './stage-notice';
import { useShownActivity } from './use-shown-activity';

export interface ActivityPageProps<Kind extends Board['kind']> {
  readonly kind: Kind;
  /** The kind's drawing, on a field of 120 × 120 in the colours that stand on the accent. */
  readonly art: ReactNode;
  /** The page shows itself what came of a play, such as by a wheel that comes to rest. */
  readonly showsResult?: boolean;
  /** The page shows the prizes itself, with their chances, stock and duties. */
  readonly showsPrizes?: boolean;
  /** Nothing is done on it: it is read. */
  readonly isRead?: boolean;
  /** It is joined before anything counts; so where nothing is played, unless given. */
  readonly joins?: boolean;
  /** Where the member's records of this activity are; the records of all kinds by its id unless given. */
  readonly recordsPath?: string;
  /** What the kind shows between what waits for the member and the prizes. */
  readonly children: (activity: ActivityOf<Kind>) => ReactNode;
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-[228px] rounded-l" />
      <Skeleton className="h-[320px] rounded-l" />
      <Skeleton className="h-[200px] rounded-l" />
    </div>
  );
}

interface ContentProps<Kind extends Board['kind']> extends ActivityPageProps<Kind> {
  readonly activity: Activity;
  readonly onMoment: () => void;
}

function Content<Kind extends Board['kind']>(props: ContentProps<Kind>) {
  const { t } = useTranslation('activities');
  const {
    activity,
    kind,
    art,
    showsResult = false,
    showsPrizes = false,
    isRead = false,
    onMoment,
    children,
  } = props;
  const { joins = activity.chances === undefined } = props;
  return (
    <>
      <ActivityHero title={activity.title} summary={activity.summary} art={art}>
        <HonestCountdown activity={activity} onEnd={onMoment} />
      </ActivityHero>
      <StageNotice activity={activity} isRead={isRead} joins={joins} />
      <ClaimNotice activity={activity.id} />
      <PlayNotice activity={activity.id} showsEnd={!showsResult} />
      <ToClaimCard activity={activity} />
      {/* A board that this build does not know is shown without: what it is, its prizes and its rules. */}
      {hasBoard(activity, kind) && children(activity)}
      {showsPrizes && !isRead ? <DutyNote {...activity} /> : <PrizeTable {...activity} />}
      <RulesCard rules={activity.rules} />
      <p className="text-center text-xs text-balance text-muted">
        {t('engine.zone')}
        <span className="block">{t('playMoney')}</span>
      </p>
    </>
  );
}

/**
 * The page of an activity of one kind: its head with the true time left, what stands in the way, what waits to be claimed, what the kind
 * itself shows, prizes with chances, stock and duties, and the rules. Says so where it cannot be had.
 */
export function ActivityPage<Kind extends Board['kind']>(props: ActivityPageProps<Kind>) {
  const { t } = useTranslation('activities');
  const navigate = useNavigate();
  const isMember = useIsMember();
  const back = useBack(PATHS.activityList);
  const shown = useShownActivity(props.kind);
  const { id, activity } = shown;
  const records =
    props.recordsPath ?? (id && PATHS.activityRecordsById.replace(':id', encodeURIComponent(id)));
  return (
    <TitlePage
      title={activity?.title ?? t('detailTitle')}
      back={{ label: t('back'), onPress: back }}
      actions={
        isMember &&
        records !== undefined && (
          <IconButton
            icon="records"
            label={t('engine.records')}
            onClick={() => void navigate(records)}
            className="text-current!"
          />
        )
      }
    >
      {activity === undefined ? (
        <InPlaceOfActivity shown={shown} waiting={<Waiting />} />
      ) : (
        <Content {...props} activity={activity} onMoment={shown.refetch} />
      )}
    </TitlePage>
  );
}
