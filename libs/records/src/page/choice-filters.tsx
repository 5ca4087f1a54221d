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
  const { tab, sport } = filters;
  const outcomes = OUTCOMES_OF[tab];
  const pick = (name: 'sport' | 'kind' | 'outcome', value?: string) => ({
    selected: filters[name] === value,
    onClick: () => onChange(withChoice(filters, { [name]: value })),
  });
  return (
    <div className="flex flex-col lg:flex-row lg:flex-wrap lg:gap-x-8">
      <Choice label={t('filter.sport')}>
        <Chip {...pick('sport')}>{t('filter.all')}</Chip>
        {sports.map((each) => (
          <Chip key={each.sport} count={String(each.bets)} {...pick('sport', each.sport)}>
            {each.name}
          </Chip>
        ))}
        {sport !== undefined && !sports.some((each) => each.sport === sport) && (
          <Chip {...pick('sport')} selected>
            {t('filter.chosenSport')}
          </Chip>
        )}
      </Choice>
      {scope.kind === undefined && (
        <Choice label={t('filter.kind')}>
          <Chip {...pick('kind')}>{t('filter.all')}</Chip>
          {KINDS.map((each) => (
            <Chip key={each} {...pick('kind', each)}>
              {t(`kind.${each}`)}
            </Chip>
          ))}
        </Choice>
      )}
      {outcomes.length > 0 && (
        <Choice label={t('filter.outcome')}>
          <Chip {...pick('outcome')}>{t('filter.all')}</Chip>
          {outcomes.map((each) => (
            <Chip key={each} {...pick('outcome', each)}>
              {t(`state.${each}`)}
            </Chip>
          ))}
        </Choice>
      )}
    </div>
  );
}
