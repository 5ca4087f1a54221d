import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { useVisibility } from '../environment/use-visibility';
import { cx } from '../styling/class-names';
import { fillScreen } from './fill-screen';
import { StreamBar } from './stream-bar';
import type { StreamPlayerProps } from './stream-player-props';
import { usePlayback } from './use-playback';

/** What the player shows once it is fetched. */
export function StreamControls({ stream, label, labels, onStop, className, ...rest }: StreamPlayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const visible = useVisibility();
  const [muted, setMuted] = useState(true);
  useEffect(() => {
    if (!visible) onStop();
  }, [visible, onStop]);
  const { video, mood, onPlaying, onPause, toggle, retry } = usePlayback(stream);

  return (
    <div {...rest} ref={frame} className={cx('flex flex-col bg-raised', className)}>
      <div className="relative min-h-0 flex-1">
        <video
          ref={video}
          aria-label={label}
          muted={muted}
          playsInline
          disablePictureInPicture
          className="block aspect-video max-h-full w-full bg-sunken"
          onPlaying={onPlaying}
          onPause={onPause}
        />
        {mood === 'starting' && (
          <p
            role="status"
            className="absolute inset-0 flex items-center justify-center bg-sunken text-sm text-muted"
          >
            {labels.starting}
          </p>
        )}
        {mood === 'failed' && (
          <div
            role="alert"
            className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-sunken px-4 text-center text-sm text-text"
          >
            <p>{labels.failed}</p>
            <Button size="s" variant="secondary" onClick={retry}>
              {labels.retry}
            </Button>
          </div>
        )}
      </div>
      <StreamBar
        mood={mood}
        muted={muted}
        labels={labels}
        onToggle={toggle}
        onMutedChange={setMuted}
        onFullScreen={() => {
          if (frame.current !== null && video.current !== null) fillScreen(frame.current, video.current);
        }}
        onClose={onStop}
      />
    </div>
  );
}
