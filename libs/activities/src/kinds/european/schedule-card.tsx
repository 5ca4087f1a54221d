import { useServices } from '@heptad/feature-module';
import { dayKey } from '@heptad/formatting';
import { Card, DateStrip } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { platformNow, type ActivityOf } from '../../engine/activity';
import { FixturesCard } from '../../engine/match/fixtures-card';
import type { ActivitiesServices } from '../../services';
import { scheduleDays, shownDay } from './schedule-days';

/** Names the chosen day in the address, so that coming back from a match finds it. */
const DAY = 'day';

/** The matches of the tournament, one day at a time: today's first, or those of the next day that has some. */
export function ScheduleCard({ activity }: { readonly activity: ActivityOf<'european'> }) {
  const { t } = useTranslation('activities');
  const { clock, language } = useServices<ActivitiesServices>();
  const [query, setQuery] = useSearchParams();
  const { fixtures, tournament } = activity.board;
  const days = scheduleDays(fixtures);
  const today = dayKey(platformNow(activity, clock));
  const shown = shownDay(days, query.get(DAY), today);
  return (
    <>
      {shown !== undefined && days.length > 1 && (
        <Card className="py-2">
          <DateStrip
            label={t('european.days.label')}
            days={days.map(({ date, matches }) => ({
              date,
              count: t('european.days.matches', { count: matches.length }),
            }))}
            today={today}
            value={shown.date}
            onValueChange={(day) => setQuery({ [DAY]: day }, { replace: true, preventScrollReset: true })}
            locale={language.current()}
            labels={{
              today: t('european.days.today'),
              tomorrow: t('european.days.tomorrow'),
              count: (count) => count,
            }}
          />
        </Card>
      )}
      <FixturesCard
        key={shown?.date}
        activity={activity}
        fixtures={shown?.matches ?? []}
        title={tournament}
        priced
      />
    </>
  );
}
