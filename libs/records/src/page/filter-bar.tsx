import { useMedia, useServices, WIDE_QUERY } from '@heptad/feature-module';
import { Button, Chip, Icon, Tabs } from '@heptad/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordSport } from '../bet-list/bet-record';
import {
  choicesMade,
  TABS,
  withChoice,
  withTab,
  type RecordFilters,
  type RecordScope,
} from '../bet-list/record-filters';
import type { RecordsServices } from '../services';
import { ChipRow } from './chip-row';
import { ChoiceFilters } from './choice-filters';
import { TimeFilter } from './time-filter';

export interface FilterBarProps {
  readonly filters: RecordFilters;
  readonly scope: RecordScope;
  /** The sports that the bets found are about. */
  readonly sports: readonly RecordSport[];
  readonly onChange: (filters: RecordFilters) => void;
  /** The id of the list found. */
  readonly panel: string;
}

const FilterSheet = lazy(() => import('./filter-sheet'));

/** Which of the three lists, which venue, when, and what else the list is narrowed by: in a sheet on phones, in view where there is room. */
export function FilterBar({ filters, scope, sports, onChange, panel }: FilterBarProps) {
  const { t } = useTranslation('records');
  const { venues } = useServices<RecordsServices>();
  const wide = useMedia(WIDE_QUERY);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const made = choicesMade(filters);
  const choices = <ChoiceFilters filters={filters} scope={scope} sports={sports} onChange={onChange} />;
  return (
    <div className="flex flex-col">
      <div className="flex items-center justify-between gap-3 border-b border-line">
        <Tabs
          label={t('filter.state')}
          panel={panel}
          items={TABS.map((tab) => ({ value: tab, label: t(`tab.${tab}`) }))}
          value={filters.tab}
          onValueChange={(tab) => onChange(withTab(filters, tab))}
        />
        {!wide && (
          <Button
            variant="plain"
            size="s"
            aria-haspopup="dialog"
            aria-expanded={open}
            leading={<Icon name="filter" className="size-4" />}
            onClick={() => {
              setWanted(true);
              setOpen(true);
            }}
            className="shrink-0 px-0!"
          >
            {made === 0 ? t('filter.open') : t('filter.openWith', { number: made })}
          </Button>
        )}
      </div>
      <ChipRow label={t('filter.venue')}>
        <Chip
          selected={filters.venue === undefined}
          onClick={() => onChange(withChoice(filters, { venue: undefined }))}
        >
          {t('filter.allVenues')}
        </Chip>
        {venues.venues().map(({ en }) => (
          <Chip
            key={en}
            selected={filters.venue === en}
            onClick={() => onChange(withChoice(filters, { venue: en }))}
          >
            {t(`venue.${en}`)}
          </Chip>
        ))}
      </ChipRow>
      <TimeFilter tab={filters.tab} span={filters.span} onChange={(span) => onChange({ ...filters, span })} />
      {wide && choices}
      {wanted && (
        <Suspense fallback={null}>
          <FilterSheet open={open} onOpenChange={setOpen} filters={filters} onChange={onChange}>
            {choices}
          </FilterSheet>
        </Suspense>
      )}
    </div>
  );
}
