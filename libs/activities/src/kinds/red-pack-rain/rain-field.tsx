import { Button, useReducedMotion } from '@heptad/ui-kit';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Packet } from './packet';
import { DROPS, rainPlan, type Drop } from './rain-plan';

const WIDTH = 52;
const HEIGHT = 73;
const FIELD = 340;
/** Packets of the still form, each as good as another. */
const STILL = 8;
const PLAN = rainPlan(DROPS);

const POP = [
  { transform: 'none', opacity: 1 },
  { transform: 'scale(1.25)', opacity: 0, offset: 0.3 },
  { transform: 'scale(1.25)', opacity: 0 },
];

interface RainFieldProps {
  /** Opens a packet. Which one is of no matter. */
  readonly onCatch: () => void;
}

function FallingPacket({ drop, onCatch }: RainFieldProps & { readonly drop: Drop }) {
  const packet = useRef<HTMLButtonElement>(null);
  const picture = useRef<HTMLSpanElement>(null);
  const { at, fall, ahead, lean, size } = drop;
  useEffect(() => {
    const way = (y: number, angle: number) =>
      `translate3d(0, ${String(y)}px, 0) rotate(${String(angle)}deg) scale(${String(size)})`;
    const falling = packet.current?.animate(
      [{ transform: way(-HEIGHT, lean) }, { transform: way(FIELD, -lean) }],
      { duration: fall, delay: -ahead, iterations: Infinity, easing: 'linear' },
    );
    return () => falling?.cancel();
  }, [ahead, fall, lean, size]);
  const press = () => {
    picture.current?.animate(POP, { duration: 700, easing: 'ease-out' });
    onCatch();
  };
  return (
    // The button below the field does the same for keyboards and screen readers: nobody can follow what falls.
    <button
      ref={packet}
      type="button"
      tabIndex={-1}
      onPointerDown={press}
      style={{ left: `calc((100% - ${String(WIDTH)}px) * ${String(at)})`, width: WIDTH, height: HEIGHT }}
      className="absolute top-0 touch-manipulation will-change-transform"
    >
      <span ref={picture} className="block size-full">
        <Packet />
      </span>
    </button>
  );
}

function StillPackets({ onCatch }: RainFieldProps) {
  const { t } = useTranslation('activities');
  return (
    <ul aria-label={t('redPackRain.packets')} className="grid grid-cols-4 gap-3 p-4">
      {Array.from({ length: STILL }, (_, place) => (
        <li key={place}>
          <button
            type="button"
            aria-label={t('redPackRain.open', { number: place + 1 })}
            onClick={onCatch}
            className="block aspect-[60/84] w-full rounded-s"
          >
            <Packet />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Drawn once: a tap and its answer change the page around it, and no packet. */
const FallingPackets = memo(function FallingPackets({ onCatch }: RainFieldProps) {
  return (
    <div
      aria-hidden="true"
      data-testid="rain"
      className="relative overflow-hidden rounded-m bg-sunken"
      style={{ height: FIELD }}
    >
      {PLAN.map((drop) => (
        <FallingPacket key={drop.at} drop={drop} onCatch={onCatch} />
      ))}
    </div>
  );
});

type Stage = 'before' | 'falling' | 'after';

/**
 * The rain: packets fall by the compositor alone for as long as a rain has, once it is begun on the page; before it and afterwards they
 * stand, and always where the reader wants less motion. Each is as good as another, however it moves.
 */
export function RainField({ seconds, onCatch }: RainFieldProps & { readonly seconds: number }) {
  const { t } = useTranslation('activities');
  const still = useReducedMotion() || typeof Element.prototype.animate !== 'function';
  const [stage, setStage] = useState<Stage>('before');
  const latest = useRef(onCatch);
  useEffect(() => {
    latest.current = onCatch;
  });
  const catchLatest = useCallback(() => latest.current(), []);
  useEffect(() => {
    if (stage !== 'falling') return undefined;
    const timer = setTimeout(() => setStage('after'), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [stage, seconds]);
  if (still || stage === 'after') return <StillPackets onCatch={onCatch} />;
  if (stage === 'before')
    return (
      <div className="flex items-center justify-center rounded-m bg-sunken" style={{ height: FIELD }}>
        <Button variant="secondary" onClick={() => setStage('falling')}>
          {t('redPackRain.letFall', { seconds })}
        </Button>
      </div>
    );
  return <FallingPackets onCatch={catchLatest} />;
}
