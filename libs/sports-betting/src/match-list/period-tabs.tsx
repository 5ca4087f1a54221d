import { Tabs } from '@heptad/ui-kit';
import { LIST_KINDS, type ListKind } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';

export interface PeriodTabsProps {
  readonly period: ListKind;
  readonly onPeriod: (period: ListKind) => void;
  /** The id of what the tabs show. */
  readonly panel: string;
  readonly className?: string;
}

/** The lists of a venue: live, today, early and the others (SPORT-001). */
export function PeriodTabs({ period, onPeriod, panel, className }: PeriodTabsProps) {
  const { t } = useTranslation('sports');
  return (
    <Tabs<ListKind>
      {...(className !== undefined && { className })}
      label={t('periods')}
      panel={panel}
      value={period}
      onValueChange={onPeriod}
      items={LIST_KINDS.map((value) => ({ value, label: t(`period.${value}`) }))}
    />
  );
}
