import { cx, FOCUS_RING } from '@heptad/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMotion } from '../../engine/motion/use-motion';

const LID = [
  { transform: 'none' },
  { transform: 'translateY(-6px) rotate(-6deg)', offset: 0.35 },
  { transform: 'translateY(-26px) rotate(-24deg)', opacity: 1, offset: 0.75 },
  { transform: 'translateY(-30px) rotate(-28deg)', opacity: 1 },
] as const;
const SHAKE = [
  { transform: 'none' },
  { transform: 'rotate(-4deg)' },
  { transform: 'rotate(4deg)' },
  { transform: 'none' },
] as const;
const OPEN_LID = 'translateY(-30px) rotate(-28deg)';

interface GiftBoxProps {
  readonly place: number;
  readonly state: 'closed' | 'asked' | 'open';
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** One box: it trembles while the platform is asked, and its lid rises once the platform has answered. */
export function GiftBox({ place, state, disabled, onPress }: GiftBoxProps) {
  const { t } = useTranslation('activities');
  const move = useMotion();
  const lid = useRef<SVGGElement>(null);
  const box = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (state === 'asked') void move(box.current, SHAKE, { duration: 260, iterations: 6 });
    if (state === 'open') void move(lid.current, LID, { duration: 520, easing: 'ease-out' });
  }, [state, move]);
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={t('drawGift.box', { place: place + 1 })}
      aria-busy={state === 'asked' || undefined}
      data-state={state}
      onClick={onPress}
      className={cx(
        'flex aspect-square min-h-[44px] min-w-0 items-center justify-center rounded-m bg-sunken p-2 data-[state=open]:bg-raised data-[state=open]:outline-2 data-[state=open]:outline-accent disabled:cursor-not-allowed disabled:data-[state=closed]:opacity-60',
        FOCUS_RING,
      )}
    >
      <svg
        ref={box}
        viewBox="0 0 96 96"
        aria-hidden="true"
        focusable="false"
        className="size-full overflow-visible"
      >
        <rect x="18" y="44" width="60" height="40" rx="6" className="fill-accent" />
        <path d="M48 44v40" className="stroke-accent-2" strokeWidth="9" />
        <g
          ref={lid}
          style={{ transformOrigin: '48px 40px', ...(state === 'open' && { transform: OPEN_LID }) }}
        >
          <rect x="13" y="32" width="70" height="16" rx="5" className="fill-accent-2" />
          <path
            d="M48 32c-12-2-19-9-15-16s13 0 15 16c2-16 11-23 15-16s-3 14-15 16z"
            className="stroke-accent"
            strokeWidth="5"
            fill="none"
          />
        </g>
      </svg>
    </button>
  );
}
