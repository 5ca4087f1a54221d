import { cx, FOCUS_RING, Icon } from '@heptad/ui-kit';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlipCard } from './flip-cards';

interface FlipCardViewProps {
  readonly card: FlipCard;
  /** The prize on it is money. */
  readonly wins: boolean;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
  readonly busy: boolean;
  /** Turns it over; undefined where it cannot be. */
  readonly onPress: (() => void) | undefined;
}

function Back() {
  return (
    <svg viewBox="0 0 60 80" aria-hidden="true" focusable="false" className="size-full">
      <rect width="60" height="80" rx="8" className="fill-accent" />
      <rect
        x="5"
        y="5"
        width="50"
        height="70"
        rx="5"
        className="stroke-on-accent"
        strokeWidth="1.5"
        fill="none"
        opacity=".6"
      />
      <path d="m30 22 12 18-12 18-12-18z" className="fill-on-accent" opacity=".9" />
      <path d="m30 30 6.5 10L30 50l-6.5-10z" className="fill-accent" />
      <path
        d="M12 12h6M12 12v6M48 12h-6M48 12v6M12 68h6M12 68v-6M48 68h-6M48 68v-6"
        className="stroke-on-accent"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Face({ name, wins }: { readonly name: string; readonly wins: boolean }) {
  return (
    <span
      className={cx(
        'flex size-full flex-col items-center justify-center gap-1.5 rounded-m border p-1.5 text-center',
        wins ? 'border-accent bg-raised text-link' : 'border-line bg-sunken text-muted',
      )}
    >
      <Icon name={wins ? 'gift' : 'close'} className="size-6" />
      <span className="line-clamp-3 max-w-full text-sm leading-tight font-semibold [overflow-wrap:anywhere] tabular-nums">
        {name}
      </span>
    </span>
  );
}

/** A card: its back with a button over it, or what it was drawn to be. */
export function FlipCardView({ card, wins, ref, busy, onPress }: FlipCardViewProps) {
  const { t } = useTranslation('activities');
  const { place, up, name = '' } = card;
  const number = place + 1;
  const look = 'block aspect-[3/4] w-full overflow-hidden rounded-m';
  const label = up === 1 ? t('luckyFlip.faceUp', { number, name }) : t('luckyFlip.faceDown', { number });
  const content = (
    <span ref={ref} className="block size-full will-change-transform">
      {up === 1 ? <Face name={name} wins={wins} /> : <Back />}
    </span>
  );
  return (
    <li className="min-w-0">
      {onPress === undefined ? (
        <div role="img" aria-label={label} className={cx(look, up === 0 && 'opacity-70')}>
          {content}
        </div>
      ) : (
        <button
          type="button"
          aria-label={t('luckyFlip.turn', { number })}
          aria-disabled={busy || undefined}
          onClick={() => busy || onPress()}
          className={cx(look, 'active:brightness-90', FOCUS_RING)}
        >
          {content}
        </button>
      )}
    </li>
  );
}
