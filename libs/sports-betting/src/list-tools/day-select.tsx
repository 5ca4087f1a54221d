import { dayKey } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { Chip, DateStrip } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { SportsServices } from '../services';
import { offeredDays } from './list-days';

export interface DayStripProps {
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

/** Narrows early matches to one of the member's own days. */
export default function DayStrip({ day, onDay }: DayStripProps) {
  const { t } = useTranslation('sports');
  const { clock, language } = useServices<SportsServices>();
  const today = dayKey(clock.now());
  return (
    <div className="flex h-[64px] items-center gap-2 border-b border-line bg-surface pl-3">
      <Chip selected={day === undefined} onClick={() => onDay(undefined)}>
        {t('days.all')}
      </Chip>
      <DateStrip
        label={t('days.label')}
        days={offeredDays(today).map((date) => ({ date }))}
        today={today}
        value={day ?? ''}
        onValueChange={onDay}
        locale={language.current()}
        labels={{ today: t('days.today'), tomorrow: t('days.tomorrow'), count: (count) => count }}
        className="flex-1"
      />
    </div>
  );
}
