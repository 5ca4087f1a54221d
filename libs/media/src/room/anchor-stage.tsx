import { Button, StreamCover, StreamNotice, StreamPlayer } from '@heptad/ui-kit';
import { formatTime } from '@heptad/formatting';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Anchor } from '../anchors/anchor';
import { AnchorCover } from '../anchors/anchor-cover';
import { useLazyAnchorStreamQuery } from '../anchors/anchor-queries';

/** The stream of a channel. Neither stream nor player is fetched before the member taps. */
export function AnchorStage({ anchor }: { readonly anchor: Anchor }) {
  const { t } = useTranslation('media');
  const [wanted, setWanted] = useState(false);
  const [ask, { data: stream, isFetching, isError }] = useLazyAnchorStreamQuery();
  const stop = useCallback(() => setWanted(false), []);
  const { channel, name, live, changesAt } = anchor;
  const watch = () => {
    setWanted(true);
    void ask(channel);
  };
  const retry = (
    <Button size="s" variant="secondary" busy={isFetching} onClick={watch}>
      {t('retry')}
    </Button>
  );
  if (!live && !wanted) return <StreamNotice text={t('room.offAir', { time: formatTime(changesAt) })} />;
  if (!wanted)
    return (
      <StreamCover
        onClick={watch}
        text={t('room.watch')}
        hint={t('room.watchHint')}
        picture={
          <>
            {/* Dark enough for white words over any picture. */}
            <span className="absolute inset-0 -z-1 after:absolute after:inset-0 after:bg-[#0000009e]">
              <AnchorCover anchor={anchor} width={640} />
            </span>
          </>
        }
      />
    );
  if (isFetching) return <StreamNotice text={t('player.starting')} />;
  if (isError) return <StreamNotice text={t('player.failed')}>{retry}</StreamNotice>;
  if (stream === null || stream === undefined)
    return <StreamNotice text={t('room.none')}>{retry}</StreamNotice>;
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
