import { SearchField } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

export interface MarketSearchProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** The field by which a match's markets are found; its code comes with its first opening. */
export default function MarketSearch({ words, onWords }: MarketSearchProps) {
  const { t } = useTranslation('sports');
  return (
    <div className="px-[12px] pt-[8px] pb-[12px]">
      <SearchField
        label={t('markets.search')}
        hideLabel
        placeholder={t('markets.search')}
        clearLabel={t('markets.clear')}
        value={words}
        onValueChange={onWords}
      />
    </div>
  );
}
