import { Button, FOCUS_RING_INSIDE, Icon, Image, StreamPlayer } from '@heptad/ui-kit';
import { formatTime } from '@heptad/formatting';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Anchor } from '../anchors/anchor';
import { useLazyAnchorStreamQuery } from '../anchors/anchor-endpoints';

function Notice({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="flex aspect-video w-full flex-col items-center justify-center gap-3 bg-sunken px-6 text-center text-sm">
      <p role="status">{text}</p>
      {children}
    </div>
  );
}

/** The pictures of a channel. Nothing is asked for, and no player fetched, until the member wants to see them. */
export function AnchorStage({ anchor }: { readonly anchor: Anchor }) {
  const { t } = useTranslation('media');
  const [wanted, setWanted] = useState(false);
  const [ask, { data: stream, isFetching, isError }] = useLazyAnchorStreamQuery();
  const stop = useCallback(() => setWanted(false), []);
  const { channel, name, cover, live, changesAt } = anchor;
  const watch = () => {
    setWanted(true);
    void ask(channel);
  };
  const retry = (
    <Button size="s" variant="secondary" busy={isFetching} onClick={watch}>
      {t('retry')}
    </Button>
  );
  if (!live && !wanted) return <Notice text={t('room.offAir', { time: formatTime(changesAt) })} />;
  if (!wanted)
    return (
      <button
        type="button"
        onClick={watch}
        className={`relative isolate flex aspect-video w-full flex-col items-center justify-center gap-2 ${cover === undefined ? 'bg-head-special text-on-head-special' : 'text-[#ffffff]'} ${FOCUS_RING_INSIDE}`}
      >
        {cover !== undefined && (
          // Dark enough for white words over any picture.
          <span className="absolute inset-0 -z-1 after:absolute after:inset-0 after:bg-[#0000009e]">
            <Image source={cover} alt="" width={640} height={360} sizes="100vw" style={{ width: '100%' }} />
          </span>
        )}
        <span className="flex h-[64px] w-[64px] items-center justify-center rounded-pill border-2 border-current">
          <Icon name="play" className="h-[32px] w-[32px]" />
        </span>
        <span className="text-base font-medium">{t('room.watch')}</span>
        <span className="text-xs">{t('room.watchHint')}</span>
      </button>
    );
  if (isFetching) return <Notice text={t('player.starting')} />;
  if (isError) return <Notice text={t('player.failed')}>{retry}</Notice>;
  if (stream === null || stream === undefined) return <Notice text={t('room.none')}>{retry}</Notice>;
  return (
    <StreamPlayer
      stream={stream}
      label={t('room.of', { name })}
      labels={{
        starting: t('player.starting'),
        failed: t('player.failed'),
        retry: t('retry'),
        play: t('player.play'),
        pause: t('player.pause'),
        sound: t('player.sound'),
        fullScreen: t('player.fullScreen'),
        close: t('player.close'),
      }}
      onStop={stop}
    />
  );
}
