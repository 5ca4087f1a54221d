import { dayKey } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { monthAndDay, Select, shortWeekday } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { SportsServices } from '../services';
import { offeredDay, offeredDays } from './list-days';

export interface DaySelectProps {
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

/** Narrows early matches to one of the member's own days. */
export default function DaySelect({ day, onDay }: DaySelectProps) {
  const { t } = useTranslation('sports');
  const { clock, language } = useServices<SportsServices>();
  const locale = language.current();
  const today = dayKey(clock.now());
  const days = offeredDays(today).map((value, ahead) => {
    const word = [t('days.today'), t('days.tomorrow')][ahead] ?? shortWeekday(value, locale);
    return { value, label: `${word} ${monthAndDay(value, locale)}` };
  });
  return (
    <Select<string>
      label={t('days.label')}
      options={[{ value: '', label: t('days.all') }, ...days]}
      value={offeredDay(day, today) ?? ''}
      onValueChange={(chosen) => onDay(chosen === '' ? undefined : chosen)}
      className="shrink-0 font-medium text-text"
    />
  );
}
