import { useBrand, useEntryPath, useServices } from '@heptad/feature-module';
import { sessionSelectors, useIsMember } from '@heptad/session';
import { Button, StreamCover, StreamNotice, StreamPlayer } from '@heptad/ui-kit';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MatchShape } from '../../match/match-shape';
import type { SportsServices } from '../../services';
import { useLazyMatchStreamQuery } from './stream-queries';
import { mayWatch } from './stream-rules';

/**
 * The pictures of a running match. Nothing is asked for, and no player fetched, until the member wants to see them; who may not
 * is told why (MEDIA-021…023).
 */
export function StreamStage({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  const { device, site } = useServices<SportsServices>();
  const { config } = useBrand();
  const member = useSelector(sessionSelectors.selectMember);
  const isMember = useIsMember();
  const entryPath = useEntryPath();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [wanted, setWanted] = useState(false);
  const [ask, { data: stream, isFetching, isError }] = useLazyMatchStreamQuery();
  const stop = useCallback(() => setWanted(false), []);

  const bounds = site.current();
  const allowed = mayWatch({
    leagueName: match.league.name,
    inApp: device.native.marked,
    grade: member?.grade,
    vipMin: bounds?.siteVideoVipMin,
    vipMax: bounds?.siteVideoVipMax,
  });
  const watch = () => {
    setWanted(true);
    void ask({ venue: match.venue, matchId: match.id, site: String(config.siteId) });
  };
  const retry = (
    <Button size="s" variant="secondary" busy={isFetching} onClick={watch}>
      {t('retry')}
    </Button>
  );

  if (!allowed) return <StreamNotice text={t('stream.gradeOutside')} />;
  if (!wanted) return <StreamCover onClick={watch} text={t('stream.watch')} hint={t('stream.watchHint')} />;
  if (isFetching) return <StreamNotice text={t('stream.starting')} />;
  if (isError) return <StreamNotice text={t('stream.failed')}>{retry}</StreamNotice>;
  if (stream === null || stream === undefined)
    return <StreamNotice text={t('stream.none')}>{retry}</StreamNotice>;
  if (stream.credentials && !isMember)
    return (
      <StreamNotice text={t('stream.membersOnly')}>
        <Button size="s" onClick={() => void navigate(entryPath(`${pathname}${search}`))}>
          {t('stream.login')}
        </Button>
      </StreamNotice>
    );
  return (
    <StreamPlayer
      stream={stream}
      label={t('stream.of', { home: match.home.name, away: match.away.name })}
      labels={{
        starting: t('stream.starting'),
        failed: t('stream.failed'),
        retry: t('retry'),
        play: t('stream.play'),
        pause: t('stream.pause'),
        sound: t('stream.sound'),
        fullScreen: t('stream.fullScreen'),
        close: t('stream.close'),
      }}
      onStop={stop}
    />
  );
}
