import { DEFAULT_VENUE } from '@heptad/contracts';
import {
  EXTRA_PATHS,
  PATHS,
  RoomMatch,
  useAppContext,
  useBack,
  useBrand,
  useServices,
} from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Cell,
  EmptyState,
  ErrorState,
  List,
  Skeleton,
  TopBar,
} from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { Anchor, AnchorMatch } from '../anchors/anchor';
import { useAnchorsQuery } from '../anchors/anchor-queries';
import { matchLine, roomPath } from '../list/anchor-card';
import type { MediaServices } from '../services';
import { AnchorStage } from './anchor-stage';
import { FollowAnchor } from './follow-anchor';

/** Where the match can be bet on: at the brand's first venue. */
function useMatchPath(): (id: string) => string {
  const { config } = useBrand();
  return (id) =>
    `${PATHS.homeSportsSportsDetails}?${new URLSearchParams({ venue: config.venueOrder[0] ?? DEFAULT_VENUE, id }).toString()}`;
}

/** The match that is spoken about, with its prices where the brand offers bets on it. */
function SpokenMatch({ match }: { readonly match: AnchorMatch }) {
  const { t } = useTranslation('media');
  const { language } = useServices<MediaServices>();
  const { RoomPanels } = useAppContext();
  const matchPath = useMatchPath();
  const line = `${match.league} · ${match.live ? t('room.matchLive') : formatDateTime(match.kickOff, language.current())}`;
  if (RoomPanels === undefined)
    return (
      <List aria-label={t('room.match')} className="shadow-1">
        <Cell title={`${match.home} VS ${match.away}`} description={line} href={matchPath(match.id)} />
      </List>
    );
  return (
    <section aria-labelledby="spoken-match" className="flex flex-col gap-2">
      <div className="flex items-baseline gap-2">
        <h2 id="spoken-match" className="shrink-0 text-base font-semibold text-text">
          {t('room.match')}
        </h2>
        <p className="min-w-0 flex-1 truncate text-right text-xs text-muted">{line}</p>
      </div>
      {/* As high as a card of three rows in every brand's density, so that nothing below moves when it comes. */}
      <div className="min-h-[calc(31px+3*max(36px,9*var(--spacing)))] lg:min-h-[133px]">
        <RoomMatch value={match.id}>
          <RoomPanels />
        </RoomMatch>
      </div>
    </section>
  );
}

function About({ anchor }: { readonly anchor: Anchor }) {
  const { t } = useTranslation('media');
  const { name, title, live, viewers, followers } = anchor;
  return (
    <Card as="section" aria-label={name} className="flex min-w-0 items-center gap-3">
      <Avatar decorative name={name} className="size-12" />
      <div className="min-w-0 flex-1">
        <h2 className="flex min-w-0 items-center gap-2 text-base font-semibold text-text">
          <span className="truncate">{name}</span>
          <Badge tone={live ? 'accent' : 'muted'}>{t(live ? 'onAir' : 'offAir')}</Badge>
        </h2>
        <p className="truncate text-sm text-muted">{title}</p>
        <p className="truncate text-xs text-muted tabular-nums">
          {live && `${t('viewers', { count: viewers })} · `}
          {t('followers', { count: followers })}
        </p>
      </div>
      <FollowAnchor anchor={anchor} />
    </Card>
  );
}

function Others({ anchors }: { readonly anchors: readonly Anchor[] }) {
  const { t } = useTranslation('media');
  if (anchors.length === 0) return null;
  return (
    <section aria-labelledby="other-anchors" className="flex flex-col gap-2">
      <h2 id="other-anchors" className="text-base font-semibold text-text">
        {t('room.others')}
      </h2>
      <List className="shadow-1">
        {anchors.map((anchor) => (
          <Cell
            key={anchor.channel}
            leading={<Avatar decorative name={anchor.name} className="size-9" />}
            title={anchor.title}
            description={matchLine(anchor) ?? anchor.name}
            trailing={
              <Badge tone={anchor.live ? 'accent' : 'muted'}>{t(anchor.live ? 'onAir' : 'offAir')}</Badge>
            }
            href={roomPath(anchor.channel)}
          />
        ))}
      </List>
    </section>
  );
}

/** An anchor's room: the stream on a tap, the match it is about, and who else is on the air (SHELL-009). */
export default function AnchorRoomPage() {
  const { t } = useTranslation('media');
  const { language } = useServices<MediaServices>();
  const { assets } = useBrand();
  const { channel = '' } = useParams();
  const navigate = useNavigate();
  const back = useBack(EXTRA_PATHS.anchors);
  const { data, isError, isFetching, refetch } = useAnchorsQuery(language.current(), {
    refetchOnMountOrArgChange: true,
  });
  const anchors = data?.shown === true ? data.anchors : [];
  const anchor = anchors.find((each) => each.channel === channel);
  return (
    <div className="lg:pt-[20px]">
      <TopBar title={anchor?.name ?? t('title')} back={{ label: t('back'), onPress: back }} />
      <main className="mx-auto flex w-full max-w-4xl flex-col gap-4 pb-4 lg:max-w-none lg:pt-4">
        {data === undefined && !isError && (
          <div aria-busy="true" className="flex flex-col gap-4">
            <Skeleton className="aspect-video w-full" />
            <Skeleton className="mx-4 h-[148px] rounded-l lg:mx-0" />
          </div>
        )}
        {data === undefined && isError && (
          <ErrorState
            title={t('loadFailed')}
            retryLabel={t('retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data !== undefined && anchor === undefined && (
          <EmptyState
            art={<img src={assets.empty} alt="" className="h-24" />}
            title={t('room.unknown')}
            action={<Button onClick={() => void navigate(EXTRA_PATHS.anchors)}>{t('room.toList')}</Button>}
          />
        )}
        {anchor !== undefined && (
          <>
            {/* Another channel is another stream: nothing of the former may play on. */}
            <div className="overflow-hidden lg:rounded-l">
              <AnchorStage key={channel} anchor={anchor} />
            </div>
            <div className="flex flex-col gap-4 px-4 lg:px-0">
              {anchor.match !== undefined && <SpokenMatch match={anchor.match} />}
              <About anchor={anchor} />
              <Others anchors={anchors.filter((each) => each !== anchor)} />
            </div>
          </>
        )}
      </main>
    </div>
  );
}
