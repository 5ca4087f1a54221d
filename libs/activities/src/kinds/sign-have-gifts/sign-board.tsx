import { useServices } from '@heptad/feature-module';
import { formatAmount } from '@heptad/formatting';
import { useCurrency, useIsMember } from '@heptad/session';
import { Button, Countdown, shortWeekday } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { platformNow, type ActivityOf } from '../../engine/activity';
import { SectionCard } from '../../engine/board/section-card';
import { StepList } from '../../engine/board/step-list';
import { mayPlay } from '../../engine/may-play';
import { usePlay } from '../../engine/write/use-play';
import type { ActivitiesServices } from '../../services';
import { canMakeUp, openToday, placesBefore, WEEK_OF_DAYS } from './sign-calendar';
import { SignDayCell } from './sign-day-cell';

type SignActivity = ActivityOf<'signHaveGifts'>;

/** The sign-in of today, or how long it is until the next. */
function Today({ activity }: { readonly activity: SignActivity }) {
  const { t } = useTranslation('activities');
  const { clock } = useServices<ActivitiesServices>();
  const currency = useCurrency();
  const { isOpen, play } = usePlay(activity);
  const today = openToday(activity.board);
  if (!mayPlay(activity, clock)) return null;
  if (today !== undefined)
    return (
      <Button block size="l" busy={isOpen} onClick={() => play()}>
        {t('signHaveGifts.sign', { amount: formatAmount(today.amount, currency) })}
      </Button>
    );
  return (
    <p className="flex flex-wrap items-baseline justify-center gap-x-2 text-sm text-muted">
      <span className="font-semibold text-success">{t('signHaveGifts.signedToday')}</span>
      <span>{t('signHaveGifts.nextDay')}</span>
      <Countdown
        until={activity.board.nextDayAt}
        now={() => platformNow(activity, clock)}
        label={t('signHaveGifts.nextDay')}
        className="numeric font-semibold text-text"
      />
    </p>
  );
}

/** The calendar of a run: each day with its gift, today's sign-in, and the missed days that can be made up for. */
function Calendar({ activity }: { readonly activity: SignActivity }) {
  const { t } = useTranslation('activities');
  const { clock, language } = useServices<ActivitiesServices>();
  const isMember = useIsMember();
  const { isOpen, progress, play } = usePlay(activity);
  const { board } = activity;
  const { days, today, signed, streak, makeUps } = board;
  const can = isMember && mayPlay(activity, clock);
  const asked = progress.status === 'succeeded' ? (progress.order.choice?.day ?? today) : undefined;
  const pressOf = (each: (typeof days)[number]) => {
    if (!can) return undefined;
    if (each.state === 'today') return () => play();
    return canMakeUp(board, each) ? () => play({ day: each.day }) : undefined;
  };
  return (
    <SectionCard title={t('signHaveGifts.signed', { signed })} aside={t('signHaveGifts.streak', { streak })}>
      <div aria-hidden="true" className="-mx-2 grid grid-cols-7 gap-1 text-center text-xs text-muted">
        {WEEK_OF_DAYS.map((day) => (
          <span key={day}>{shortWeekday(day, language.current())}</span>
        ))}
      </div>
      <ul aria-label={t('signHaveGifts.calendar')} className="-mx-2 grid grid-cols-7 gap-1">
        {Array.from({ length: placesBefore(days) }, (_, place) => (
          <li key={`free ${String(place)}`} aria-hidden="true" />
        ))}
        {days.map((day) => (
          <SignDayCell
            key={day.day}
            day={day}
            isNew={asked === day.day}
            busy={isOpen}
            onPress={pressOf(day)}
          />
        ))}
      </ul>
      <p className="text-xs text-muted tabular-nums">
        {t('signHaveGifts.makeUps', makeUps)}
        {can && days.some((day) => canMakeUp(board, day)) && ` · ${t('signHaveGifts.makeUpHint')}`}
      </p>
      {isMember && <Today activity={activity} />}
    </SectionCard>
  );
}

/** What only sign-in with gifts shows: the calendar, and the prizes for days in all. */
export function SignBoard({ activity }: { readonly activity: SignActivity }) {
  const { t } = useTranslation('activities');
  const { steps } = activity.board;
  return (
    <>
      <Calendar activity={activity} />
      {steps.length > 0 && (
        <SectionCard title={t('signHaveGifts.steps')}>
          <StepList steps={steps} label={t('signHaveGifts.steps')} />
        </SectionCard>
      )}
    </>
  );
}
