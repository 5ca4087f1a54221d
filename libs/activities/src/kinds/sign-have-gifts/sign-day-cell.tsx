import { useServices } from '@heptad/feature-module';
import { money, shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { cx, FOCUS_RING, Icon, monthAndDay } from '@heptad/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMotion } from '../../engine/motion/use-motion';
import type { ActivitiesServices } from '../../services';
import type { SignDay } from './sign-calendar';

const STAMP = [
  { transform: 'scale(1.9) rotate(-18deg)', opacity: 0 },
  { transform: 'scale(.92) rotate(2deg)', opacity: 1, offset: 0.7 },
  { transform: 'none', opacity: 1 },
] as const;

const LOOKS: Readonly<Record<SignDay['state'], string>> = {
  signed: 'bg-accent text-on-accent',
  madeUp: 'bg-accent text-on-accent',
  missed: 'bg-sunken text-muted',
  today: 'bg-raised text-text outline-2 -outline-offset-2 outline-accent',
  coming: 'bg-sunken text-text',
};

interface SignDayCellProps {
  readonly day: SignDay;
  /** It was signed on this page just now. */
  readonly isNew: boolean;
  readonly busy: boolean;
  /** Signs it or makes up for it; undefined where neither can be. */
  readonly onPress: (() => void) | undefined;
}

/** A day of the calendar: its date, what it gives and where it stands; a button where something can be done about it. */
export function SignDayCell({ day, isNew, busy, onPress }: SignDayCellProps) {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const currency = useCurrency();
  const move = useMotion();
  const mark = useRef<HTMLSpanElement>(null);
  const amount = shortAmount(money(day.amount), currency);
  const date = monthAndDay(day.day, language.current());
  const done = day.state === 'signed' || day.state === 'madeUp';
  useEffect(() => {
    if (isNew && done) void move(mark.current, STAMP, { duration: 420, easing: 'ease-out' });
  }, [isNew, done, move]);
  const label = t('signHaveGifts.day', {
    day: date,
    amount,
    state: t(`signHaveGifts.states.${day.state}`),
  });
  const look = cx(
    'flex min-h-[68px] w-full min-w-0 flex-col items-center justify-between gap-1 rounded-m px-0.5 py-2 text-center',
    LOOKS[day.state],
  );
  const content = (
    <>
      <span className="text-xs leading-none tabular-nums">{date}</span>
      <span ref={mark} className="flex h-5 items-center">
        {done ? (
          <Icon name="check" className="size-5" />
        ) : day.state === 'missed' && onPress !== undefined ? (
          <span className="text-xs font-semibold text-link">{t('signHaveGifts.makeUpShort')}</span>
        ) : (
          <Icon name="gift" className="size-4 opacity-70" />
        )}
      </span>
      <span className="max-w-full truncate text-xs leading-none font-semibold tabular-nums">{amount}</span>
    </>
  );
  return (
    <li className="min-w-0" data-state={day.state}>
      {onPress === undefined ? (
        <div role="img" aria-label={label} className={look}>
          {content}
        </div>
      ) : (
        <button
          type="button"
          aria-label={day.state === 'missed' ? t('signHaveGifts.makeUp', { day: date, amount }) : label}
          aria-disabled={busy || undefined}
          onClick={() => busy || onPress()}
          className={cx(look, FOCUS_RING)}
        >
          {content}
        </button>
      )}
    </li>
  );
}
