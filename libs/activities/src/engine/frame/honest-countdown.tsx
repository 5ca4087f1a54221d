import { useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { Countdown, Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ActivitiesServices } from '../../services';
import { platformNow, type Activity } from '../activity';
import { nextMoment } from './next-moment';
import { useLeftText } from './left-text';

interface HonestCountdownProps {
  readonly activity: Activity;
  /** The moment is there: the platform is asked what is so now. */
  readonly onEnd: () => void;
}

/**
 * The time to the next true moment of an activity, by the server's clock: its beginning, its end, or the end of claiming.
 * Begins anew for nobody.
 */
export function HonestCountdown({ activity, onEnd }: HonestCountdownProps) {
  const { t } = useTranslation('activities');
  const { clock, language } = useServices<ActivitiesServices>();
  const leftText = useLeftText();
  const now = () => platformNow(activity, clock);
  const next = nextMoment(activity, now());
  // Who has won nothing is not told to hurry.
  if (next === undefined || (next.what === 'claim' && activity.toClaim.length === 0)) return null;
  const { what, at } = next;
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
      <Icon name="clock" className="size-4 self-center" />
      <span>{t(`engine.until.${what}`)}</span>
      <Countdown
        key={what}
        until={at}
        now={now}
        label={t(`engine.until.${what}`)}
        format={leftText}
        onEnd={onEnd}
        className="numeric text-base font-semibold"
      />
      <span className="tabular-nums">{formatDateTime(at, language.current())}</span>
    </p>
  );
}
