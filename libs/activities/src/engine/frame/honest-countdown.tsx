import { useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { Countdown, Icon, type TimeLeft } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ActivitiesServices } from '../../services';
import { nextMoment, type ActivityTimes } from './next-moment';

const two = (part: number): string => String(part).padStart(2, '0');

interface HonestCountdownProps {
  readonly times: ActivityTimes;
  /** How far the platform's clock is ahead of this app's, in milliseconds. */
  readonly skew: number;
  /** The moment is there: the platform is asked what is so now. */
  readonly onEnd: () => void;
}

/**
 * The time to the next true moment of an activity, by the server's clock: its beginning, its end, or the end of claiming.
 * Begins anew for nobody.
 */
export function HonestCountdown({ times, skew, onEnd }: HonestCountdownProps) {
  const { t } = useTranslation('activities');
  const { clock, language } = useServices<ActivitiesServices>();
  const next = nextMoment(times, clock.now() + skew);
  if (next === undefined) return null;
  const { what, at } = next;
  const left = ({ days, hours, minutes, seconds }: TimeLeft) => {
    const rest = `${two(hours)}:${two(minutes)}:${two(seconds)}`;
    return days > 0 ? t('engine.daysAnd', { days, rest }) : rest;
  };
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
      <Icon name="clock" className="size-4 self-center" />
      <span>{t(`engine.until.${what}`)}</span>
      <Countdown
        key={what}
        until={at}
        now={() => clock.now() + skew}
        label={t(`engine.until.${what}`)}
        format={left}
        onEnd={onEnd}
        className="numeric text-base font-semibold"
      />
      <span className="tabular-nums">{formatDateTime(at, language.current())}</span>
    </p>
  );
}
