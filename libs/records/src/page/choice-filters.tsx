import { Chip } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import {
  KINDS,
  OUTCOMES_OF,
  withChoice,
  type RecordFilters,
  type RecordScope,
} from '../bet-list/record-filters';
import type { RecordSport } from '../bet-list/bet-record';

export interface ChoiceFiltersProps {
  readonly filters: RecordFilters;
  readonly scope: RecordScope;
  readonly sports: readonly RecordSport[];
  readonly onChange: (filters: RecordFilters) => void;
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-x-2 gap-y-3 py-2">
      <span aria-hidden="true" className="w-full text-xs text-muted lg:w-auto">
        {label}
      </span>
      {children}
    </div>
  );
}

/** Sport, kind of bet and what became of it. A sport that was chosen stays in view where it is found no more. */
export function ChoiceFilters({ filters, scope, sports, onChange }: ChoiceFiltersProps) {
  const { t } = useTranslation('records');
  const { tab, sport, kind, outcome } = filters;
  const listed = sports.some((each) => each.sport === sport);
  const outcomes = OUTCOMES_OF[tab];
  return (
    <div className="flex flex-col lg:flex-row lg:flex-wrap lg:gap-x-8">
      <Choice label={t('filter.sport')}>
        <Chip
          selected={sport === undefined}
          onClick={() => onChange(withChoice(filters, { sport: undefined }))}
        >
          {t('filter.all')}
        </Chip>
        {sports.map((each) => (
          <Chip
            key={each.sport}
            selected={sport === each.sport}
            count={String(each.bets)}
            onClick={() => onChange(withChoice(filters, { sport: each.sport }))}
          >
            {each.name}
          </Chip>
        ))}
        {sport !== undefined && !listed && (
          <Chip selected onClick={() => onChange(withChoice(filters, { sport: undefined }))}>
            {t('filter.chosenSport')}
          </Chip>
        )}
      </Choice>
      {scope.kind === undefined && (
        <Choice label={t('filter.kind')}>
          <Chip
            selected={kind === undefined}
            onClick={() => onChange(withChoice(filters, { kind: undefined }))}
          >
            {t('filter.all')}
          </Chip>
          {KINDS.map((each) => (
            <Chip
              key={each}
              selected={kind === each}
              onClick={() => onChange(withChoice(filters, { kind: each }))}
            >
              {t(`kind.${each}`)}
            </Chip>
          ))}
        </Choice>
      )}
      {outcomes.length > 0 && (
        <Choice label={t('filter.outcome')}>
          <Chip
            selected={outcome === undefined}
            onClick={() => onChange(withChoice(filters, { outcome: undefined }))}
          >
            {t('filter.all')}
          </Chip>
          {outcomes.map((each) => (
            <Chip
              key={each}
              selected={outcome === each}
              onClick={() => onChange(withChoice(filters, { outcome: each }))}
            >
              {t(`state.${each}`)}
            </Chip>
          ))}
        </Choice>
      )}
    </div>
  );
}
