import { errorText } from '@heptad/api-client';
import { Button, cx, FOCUS_RING, IconButton, Skeleton } from '@heptad/ui-kit';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SliderPicture } from './slider-picture';
import { farthest, type SliderChallenge } from './slider-rules';
import { useSlider } from './use-slider';

/** The thumb is a finger wide, drawn by the borders of its box: a range's thumb cannot hold anything. */
const TRACK = cx(
  'h-11 w-full touch-none cursor-grab appearance-none rounded-pill border border-line bg-sunken active:cursor-grabbing',
  '[&::-webkit-slider-thumb]:size-11 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-pill',
  '[&::-webkit-slider-thumb]:border-[15px] [&::-webkit-slider-thumb]:border-accent [&::-webkit-slider-thumb]:bg-on-accent',
  '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-11 [&::-moz-range-thumb]:rounded-pill',
  '[&::-moz-range-thumb]:border-[15px] [&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-on-accent',
  'disabled:opacity-60',
);

export interface SliderPuzzleProps {
  /** Called with the token that the next login carries. */
  readonly onSolved: (token: string) => void;
  /** The visitor would rather read a picture. */
  readonly onPicture: () => void;
}

/**
 * The slider captcha (ERR-016, CALL-003): a piece that is drawn into its gap by finger or mouse, or moved by the arrow keys
 * and confirmed by Enter or the button. Whether it is in place the platform alone knows; who cannot see takes the picture.
 */
export function SliderPuzzle({ onSolved, onPicture }: SliderPuzzleProps) {
  const { t } = useTranslation('account');
  const { slider, missed, renew, check } = useSlider(onSolved);
  return (
    <section
      aria-label={t('slider.title')}
      className="flex flex-col gap-2 rounded-m border border-line bg-raised p-3"
    >
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 text-sm break-words">{t('slider.title')}</p>
        <IconButton icon="refresh" label={t('slider.another')} onClick={renew} className="-my-2 -mr-2" />
      </div>
      {slider.state === 'loading' && <Skeleton className="h-44 w-full rounded-m" />}
      {slider.state === 'failed' && (
        <div className="flex flex-col items-center gap-3 rounded-m bg-sunken p-4 text-center text-sm">
          <p>{errorText(slider.error, t)}</p>
          <Button variant="secondary" onClick={renew}>
            {t('slider.again')}
          </Button>
        </div>
      )}
      {(slider.state === 'shown' || slider.state === 'checking') && (
        <SliderTrack
          key={slider.challenge.ticket}
          challenge={slider.challenge}
          busy={slider.state === 'checking'}
          onLetGo={(offset, elapsed) => void check(offset, elapsed)}
        />
      )}
      <p role="status" className="text-xs text-danger empty:hidden">
        {missed ? t('slider.missed') : ''}
      </p>
      <Button variant="plain" size="s" className="-ml-3 self-start" onClick={onPicture}>
        {t('slider.usePicture')}
      </Button>
    </section>
  );
}

interface SliderTrackProps {
  readonly challenge: SliderChallenge;
  readonly busy: boolean;
  readonly onLetGo: (offset: number, elapsed: number) => void;
}

function SliderTrack({ challenge, busy, onLetGo }: SliderTrackProps) {
  const { t } = useTranslation('account');
  const [offset, setOffset] = useState(0);
  // Moved by keys or an assistive device: nothing says when that is finished, so it must be confirmed.
  const [confirms, setConfirms] = useState(false);
  const began = useRef<number | null>(null);
  const dragging = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  // The visitor has to go on here, whether it is the first slider or another after a miss.
  useEffect(() => input.current?.focus(), []);

  const letGo = (): void => {
    if (busy || began.current === null) return;
    onLetGo(offset, performance.now() - began.current);
  };
  const move = (next: number): void => {
    began.current ??= performance.now();
    if (!dragging.current) setConfirms(true);
    setOffset(next);
  };
  const confirmByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // It would send the form around it.
    event.preventDefault();
    letGo();
  };
  const endDrag = (): void => {
    if (!dragging.current) return;
    dragging.current = false;
    if (offset > 0) letGo();
  };
  return (
    <>
      <SliderPicture challenge={challenge} offset={offset} />
      <input
        ref={input}
        type="range"
        min={0}
        max={farthest(challenge)}
        step={2}
        value={offset}
        disabled={busy}
        aria-label={t('slider.label')}
        data-ticket={challenge.ticket}
        onChange={(event) => move(event.target.valueAsNumber)}
        onKeyDown={confirmByKey}
        onPointerDown={() => {
          dragging.current = true;
          began.current = performance.now();
        }}
        onPointerUp={endDrag}
        onPointerCancel={() => {
          dragging.current = false;
        }}
        className={cx(TRACK, FOCUS_RING)}
      />
      {confirms && (
        <Button variant="secondary" busy={busy} onClick={letGo}>
          {t('slider.confirm')}
        </Button>
      )}
      <p className="text-xs text-muted">{t('slider.hint')}</p>
    </>
  );
}
