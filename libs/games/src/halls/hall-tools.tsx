import { Chip, SearchField, Select } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { categoriesOf } from './categories';
import type { HallArea } from './hall-area';
import { chipsOf, HALL_SORTS, type HallChoice } from './hall-choice';

export interface HallToolsProps {
  readonly area: HallArea;
  readonly choice: HallChoice;
  readonly onChoose: (change: Partial<HallChoice>) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** Called when somebody turns to the search field. */
  readonly onSearching: () => void;
  readonly busy: boolean;
}

const ROW =
  '-mx-page flex items-center gap-[8px] overflow-x-auto px-page py-[6px] [scrollbar-width:none] lg:mx-0 lg:px-0';

/** What narrows and orders a hall: words, chips, categories, the order. */
export function HallTools({ area, choice, onChoose, words, onWords, onSearching, busy }: HallToolsProps) {
  const { t } = useTranslation('games');
  const categories = categoriesOf(area);
  return (
    <div role="search" aria-label={t('searchIn', { area: t(`areas.${area}`) })}>
      <div className="flex items-center gap-[8px]">
        <div className="min-w-0 flex-1">
          <SearchField
            label={t('search')}
            hideLabel
            placeholder={t('searchHint')}
            clearLabel={t('clear')}
            value={words}
            onValueChange={onWords}
            onFocus={onSearching}
            busy={busy}
          />
        </div>
        <Select
          label={t('sort')}
          options={HALL_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          value={choice.sort}
          onValueChange={(sort) => onChoose({ sort })}
          className="shrink-0 text-text"
        />
      </div>
      <div role="group" aria-label={t('narrow')} className={ROW}>
        {chipsOf(area).map((chip) => (
          <Chip key={chip} selected={choice.chip === chip} onClick={() => onChoose({ chip })}>
            {t(`chips.${chip}`)}
          </Chip>
        ))}
        {categories.length > 0 && <span aria-hidden="true" className="h-[20px] w-px shrink-0 bg-line" />}
        {categories.map((category) => (
          <Chip
            key={category}
            selected={choice.category === category}
            onClick={() => onChoose({ category: choice.category === category ? undefined : category })}
          >
            {t(`categories.${category}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
