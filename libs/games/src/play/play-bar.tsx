import { formatAmount, type Money } from '@heptad/formatting';
import { BarEnd, cx, FOCUS_RING_INSIDE, Icon, IconButton, TOUCH_SQUARE } from '@heptad/ui-kit';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Four corners that point out of the picture, and into it. */
const OUTWARDS = 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5';
const INWARDS = 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5';

export interface PlayBarProps {
  readonly name: string;
  /** Undefined where it is not known, and for a demo, whose purse the game shows. */
  readonly balance: Money | undefined;
  readonly currency: string | undefined;
  readonly demo: boolean;
  readonly onBack: () => void;
  /** Absent for a demo. */
  readonly onTransfer?: () => void;
  /** The member's favourite mark, and how long they have played. */
  readonly children?: ReactNode;
  /** Fills the screen with the page and gives it back; absent where the browser cannot. */
  readonly fullScreen?: { readonly on: boolean; readonly toggle: () => void };
}

/**
 * Our own bar over a game: the way back, the balance, and what a member may want of the site meanwhile. On phones that lie on
 * their side (`low`) it is a handle until that is pressed.
 */
export function PlayBar({
  name,
  balance,
  currency,
  demo,
  onBack,
  onTransfer,
  children,
  fullScreen,
}: PlayBarProps) {
  const { t } = useTranslation('games');
  const [out, setOut] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={out}
        aria-label={t('playPage.bar')}
        onClick={() => setOut(!out)}
        className={cx(
          'absolute left-1/2 z-30 hidden h-[44px] w-[72px] -translate-x-1/2 items-start justify-center low:flex',
          out ? 'top-[44px]' : 'top-0',
          FOCUS_RING_INSIDE,
        )}
      >
        <span className="flex h-[20px] w-[44px] items-center justify-center rounded-b-m bg-head text-on-head shadow-1">
          <Icon name={out ? 'chevronUp' : 'chevronDown'} className="size-4" />
        </span>
      </button>
      <header
        className={cx(
          'z-20 flex shrink-0 items-center bg-head pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] text-on-head',
          'low:absolute low:inset-x-0 low:top-0 low:shadow-2',
          !out && 'low:hidden',
        )}
      >
        <IconButton icon="back" label={t('playPage.leave')} onClick={onBack} className="text-current!" />
        <div className="flex min-w-0 flex-1 flex-col justify-center leading-tight">
          <h1 className="truncate text-sm font-semibold">{name}</h1>
          <p className="numeric truncate text-xs tabular-nums">
            {demo ? t('playPage.demo') : balance === undefined ? '–' : formatAmount(balance, currency)}
          </p>
        </div>
        {onTransfer !== undefined && (
          <IconButton
            icon="transfer"
            label={t('playPage.transfer')}
            onClick={onTransfer}
            className="text-current!"
          />
        )}
        {children}
        <BarEnd />
        {fullScreen !== undefined && (
          <button
            type="button"
            aria-label={t('playPage.fullScreen')}
            aria-pressed={fullScreen.on}
            onClick={fullScreen.toggle}
            className={cx(
              'inline-flex items-center justify-center rounded-pill',
              TOUCH_SQUARE,
              FOCUS_RING_INSIDE,
            )}
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-[22px] fill-none stroke-current stroke-2"
            >
              <path d={fullScreen.on ? INWARDS : OUTWARDS} strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </button>
        )}
      </header>
    </>
  );
}
