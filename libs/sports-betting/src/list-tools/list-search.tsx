import { SearchField } from '@heptad/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The address changes after this pause in typing, milliseconds: browsers refuse an address that changes with every key. */
export const SEARCH_PAUSE_MS = 300;

export interface ListSearchProps {
  /** What the list is narrowed to now. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

/** Looks for teams and leagues in the list that is shown. */
export function ListSearch({ words, onSearch }: ListSearchProps) {
  const { t } = useTranslation('sports');
  const [typed, setTyped] = useState(words);
  // The words of the address, and the words typed here last: when the address changes otherwise, the field takes its words.
  const [known, setKnown] = useState({ words, asked: words });
  if (known.words !== words) {
    setKnown({ words, asked: words });
    if (known.asked !== words) setTyped(words);
  }
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (typed === words) return;
    const pause = setTimeout(() => {
      setKnown((now) => ({ ...now, asked: typed }));
      latest.current(typed);
    }, SEARCH_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, words]);
  return (
    <div className="px-3 pb-2">
      <SearchField
        label={t('tools.search')}
        hideLabel
        placeholder={t('tools.searchHint')}
        clearLabel={t('tools.clearSearch')}
        autoFocus={words === ''}
        value={typed}
        onValueChange={setTyped}
        onSearch={onSearch}
      />
    </div>
  );
}
