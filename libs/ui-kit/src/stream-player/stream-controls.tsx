import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { useVisibility } from '../environment/use-visibility';
import { IconButton } from '../icon-button/icon-button';
import { cx } from '../styling/class-names';
import { addressAfter } from './address-after';
import { attachStream } from './attach-stream';
import type { StreamPlayerProps } from './stream-player';

type Mood = 'starting' | 'playing' | 'paused' | 'failed';

/** Whether the member asked the browser to spend little data. */
const wantsLittleData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

/** Fills the screen with the pictures; an iPhone can do so with the video alone. */
function fillScreen(
  frame: HTMLElement,
  video: HTMLVideoElement & { webkitEnterFullscreen?: () => void },
): void {
  if (document.fullscreenElement !== null && document.fullscreenElement !== undefined) {
    void document.exitFullscreen().catch(() => undefined);
  } else if (typeof frame.requestFullscreen === 'function') {
    // Refused: the pictures stay where they are.
    void frame.requestFullscreen().catch(() => undefined);
  } else video.webkitEnterFullscreen?.();
}

/** What the player shows once it is fetched. */
export function StreamControls({ stream, label, labels, onStop, className, ...rest }: StreamPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const visible = useVisibility();
  const [errors, setErrors] = useState(0);
  const [mood, setMood] = useState<Mood>('starting');
  const [muted, setMuted] = useState(true);
  const { addresses, credentials } = stream;
  const address = addressAfter(addresses, errors);
  const failed = mood === 'failed';

  useEffect(() => {
    if (!visible) onStop();
  }, [visible, onStop]);

  useEffect(() => {
    const element = video.current;
    if (element === null || address === undefined || failed) return undefined;
    const detach = attachStream(element, {
      address,
      credentials,
      frugal: wantsLittleData(),
      onFailure: () => {
        setErrors(errors + 1);
        setMood((errors + 1) % addresses.length === 0 ? 'failed' : 'starting');
      },
    });
    // An error of the video is shown by the video itself.
    void element.play().catch(() => undefined);
    return detach;
  }, [address, addresses.length, credentials, errors, failed]);

  const toggle = () => {
    if (mood === 'paused') void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  };

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
          onPlaying={() => setMood('playing')}
          onPause={() => setMood((now) => (now === 'playing' ? 'paused' : now))}
        />
        {mood === 'starting' && (
          <p
            role="status"
            className="absolute inset-0 flex items-center justify-center bg-sunken text-sm text-muted"
          >
            {labels.starting}
          </p>
        )}
        {failed && (
          <div
            role="alert"
            className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-sunken px-4 text-center text-sm text-text"
          >
            <p>{labels.failed}</p>
            <Button size="s" variant="secondary" onClick={() => setMood('starting')}>
              {labels.retry}
            </Button>
          </div>
        )}
      </div>
      <div className="flex items-center gap-2 px-2">
        <IconButton
          icon={mood === 'paused' ? 'play' : 'pause'}
          label={mood === 'paused' ? labels.play : labels.pause}
          disabled={mood === 'starting' || failed}
          onClick={toggle}
        />
        <Button
          size="s"
          variant="plain"
          aria-pressed={!muted}
          disabled={failed}
          onClick={() => setMuted(!muted)}
        >
          {labels.sound}
        </Button>
        <span className="flex-1" />
        <Button
          size="s"
          variant="plain"
          disabled={failed}
          onClick={() => {
            if (frame.current !== null && video.current !== null) fillScreen(frame.current, video.current);
          }}
        >
          {labels.fullScreen}
        </Button>
        <IconButton icon="close" label={labels.close} onClick={onStop} />
      </div>
    </div>
  );
}
