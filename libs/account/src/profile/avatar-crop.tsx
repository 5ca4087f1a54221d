import { FOCUS_RING } from '@heptad/ui-kit';
import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_ZOOM, pushed, zoomed, zoomOf, type PictureSize, type Square } from './crop';
import { drawSquare } from './cut-picture';

export { messages } from './profile-texts';

export interface AvatarCropProps {
  readonly picture: PictureSize & CanvasImageSource;
  readonly square: Square;
  readonly onChange: (square: Square) => void;
}

/** Pixels of the canvas: twice what the largest shown one has. */
const EDGE = 448;
/** How far one press of an arrow key pushes the picture, as a part of what is shown. */
const PUSH = 0.05;
const ZOOM_STEP = 0.05;
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-PUSH, 0],
  ArrowRight: [PUSH, 0],
  ArrowUp: [0, -PUSH],
  ArrowDown: [0, PUSH],
};

/** Where a picture is pushed under the round that becomes the avatar: by a finger, by the arrow keys, nearer by the slider. */
export default function AvatarCrop({ picture, square, onChange }: AvatarCropProps) {
  const { t } = useTranslation('account');
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const hint = useId();
  useEffect(() => {
    if (canvas.current !== null) drawSquare(canvas.current, picture, square);
  }, [picture, square]);

  const push = ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>): void => {
    if (held.current === undefined) return;
    const { width } = currentTarget.getBoundingClientRect();
    const [right, down] = [(x - held.current.x) / width, (y - held.current.y) / width];
    held.current = { x, y };
    onChange(pushed(square, right, down, picture));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    onChange(pushed(square, arrow[0], arrow[1], picture));
  };
  const letGo = (): void => {
    held.current = undefined;
  };

  return (
    <div className="flex flex-col items-center gap-3">
      {/* An application: the arrow keys are its own while it has the focus. */}
      <div
        role="application"
        aria-label={t('profile.avatar.crop.area')}
        aria-describedby={hint}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={push}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        className={`size-56 cursor-grab touch-none overflow-hidden rounded-full border-2 border-line bg-sunken active:cursor-grabbing ${FOCUS_RING}`}
      >
        <canvas ref={canvas} width={EDGE} height={EDGE} className="pointer-events-none size-full" />
      </div>
      <p id={hint} className="text-center text-xs text-muted">
        {t('profile.avatar.crop.hint')}
      </p>
      <label className="flex min-h-11 w-full max-w-72 items-center gap-3 text-sm">
        <span className="shrink-0">{t('profile.avatar.crop.zoom')}</span>
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={ZOOM_STEP}
          value={zoomOf(square, picture)}
          aria-valuetext={`${zoomOf(square, picture).toFixed(1)}×`}
          onChange={({ target }) => onChange(zoomed(square, Number(target.value), picture))}
          className={`h-11 min-w-0 flex-1 accent-accent ${FOCUS_RING}`}
        />
      </label>
    </div>
  );
}
