import { useServices } from '@heptad/feature-module';
import { formatAmount, formatDateTime } from '@heptad/formatting';
import { useCurrency, useIsMember } from '@heptad/session';
import { Badge, Button, Countdown } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { platformNow, type ActivityOf } from '../../engine/activity';
import { FactList } from '../../engine/board/fact-list';
import { OutcomeCard } from '../../engine/board/outcome-card';
import { SectionCard } from '../../engine/board/section-card';
import { mayPlay } from '../../engine/may-play';
import { FairnessCard } from '../../engine/proof/fairness-card';
import { useReadAnew } from '../../engine/read-anew';
import { usePlay } from '../../engine/write/use-play';
import type { ActivitiesServices } from '../../services';
import { RainField } from './rain-field';
import { isFalling } from './rain-plan';

type RainActivity = ActivityOf<'redPackRain'>;
type Running = NonNullable<RainActivity['board']['running']>;

/** The rain that falls: its true end, the packets, and what was opened of what may be. */
function Rain({ activity, running }: { readonly activity: RainActivity; readonly running: Running }) {
  const { t } = useTranslation('activities');
  const { clock } = useServices<ActivitiesServices>();
  const currency = useCurrency();
  const isMember = useIsMember();
  const readAnew = useReadAnew();
  const { isOpen, result, play, close } = usePlay(activity);
  const { opened, most, won, endsAt } = running;
  const now = () => platformNow(activity, clock);
  const falls = isMember && mayPlay(activity, clock) && isFalling(running, now());
  const open = () => {
    if (!isOpen) play();
  };
  return (
    <>
      <SectionCard
        title={t('redPackRain.falls')}
        aside={
          <Countdown
            until={endsAt}
            now={now}
            label={t('redPackRain.untilEnd')}
            onEnd={readAnew}
            className="numeric text-base font-semibold text-link"
          />
        }
      >
        {falls && (
          <>
            <RainField seconds={activity.board.seconds} onCatch={open} />
            <Button block size="l" busy={isOpen} onClick={open}>
              {t('redPackRain.openOne')}
            </Button>
          </>
        )}
        {opened >= most && (
          <p className="py-4 text-center text-base font-semibold text-text">{t('redPackRain.allOpened')}</p>
        )}
        <FactList
          facts={[
            [t('redPackRain.opened'), t('redPackRain.of', { opened, most })],
            [t('redPackRain.won'), formatAmount(won, currency)],
          ]}
        />
        <p className="text-xs text-muted">{t('redPackRain.notBySpeed', { most })}</p>
      </SectionCard>
      <OutcomeCard result={result} stays onClose={close} />
      <FairnessCard fairness={activity.fairness} last={result?.proof} />
    </>
  );
}

/** When it falls next, by the platform's clock. */
function NextRain({ activity }: { readonly activity: RainActivity }) {
  const { t } = useTranslation('activities');
  const { clock, language } = useServices<ActivitiesServices>();
  const readAnew = useReadAnew();
  const { nextAt } = activity.board;
  return (
    <SectionCard title={t('redPackRain.next')}>
      <p className="flex flex-col items-center gap-1 py-2">
        <Countdown
          key={nextAt}
          until={nextAt}
          now={() => platformNow(activity, clock)}
          label={t('redPackRain.untilNext')}
          onEnd={readAnew}
          className="numeric text-4xl leading-none font-semibold text-link"
        />
        <span className="text-sm text-muted tabular-nums">{formatDateTime(nextAt, language.current())}</span>
      </p>
    </SectionCard>
  );
}

/** What only the rain shows: the one that falls or when the next does, and the hours of each day. */
export function RainBoard({ activity }: { readonly activity: RainActivity }) {
  const { t } = useTranslation('activities');
  const { clock } = useServices<ActivitiesServices>();
  const { hours, seconds, running, nextAt } = activity.board;
  const now = platformNow(activity, clock);
  return (
    <>
      {running === undefined ? (
        nextAt > now && <NextRain activity={activity} />
      ) : (
        <Rain activity={activity} running={running} />
      )}
      <SectionCard title={t('redPackRain.hours')} aside={t('redPackRain.seconds', { seconds })}>
        <ul className="flex flex-wrap gap-2">
          {hours.map((hour) => (
            <li key={hour}>
              <Badge tone="muted" className="tabular-nums">
                {hour}
              </Badge>
            </li>
          ))}
        </ul>
        <p className="text-xs text-muted">{t('redPackRain.clock')}</p>
      </SectionCard>
    </>
  );
}
