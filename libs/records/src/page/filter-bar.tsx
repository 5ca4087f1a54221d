import { useServices } from '@heptad/feature-module';
import { Chip, SegmentedControl } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { SPANS, type RecordFilters } from '../bet-list/record-filters';
import type { RecordsServices } from '../services';

export interface FilterBarProps {
  readonly filters: RecordFilters;
  readonly onChange: (filters: RecordFilters) => void;
}

/** Open or settled, which venue, and how far back. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('records');
  const { venues } = useServices<RecordsServices>();
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label={t('filter.state')}
        segments={[
          { value: 'open', label: t('filter.open') },
          { value: 'settled', label: t('filter.settled') },
        ]}
        value={filters.settled ? 'settled' : 'open'}
        onValueChange={(value) => onChange({ ...filters, settled: value === 'settled' })}
      />
      <div
        role="group"
        aria-label={t('filter.venue')}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-2 [scrollbar-width:none]"
      >
        <Chip
          selected={filters.venue === undefined}
          onClick={() => onChange({ ...filters, venue: undefined })}
        >
          {t('filter.allVenues')}
        </Chip>
        {venues.venues().map(({ en }) => (
          <Chip key={en} selected={filters.venue === en} onClick={() => onChange({ ...filters, venue: en })}>
            {t(`venue.${en}`)}
          </Chip>
        ))}
      </div>
      {filters.settled && (
        <SegmentedControl
          label={t('filter.span')}
          segments={SPANS.map((span) => ({ value: span, label: t(`span.${span}`) }))}
          value={filters.span}
          onValueChange={(span) => onChange({ ...filters, span })}
        />
      )}
    </div>
  );
}
