import { FOCUS_RING_INSIDE, NavigationLink, SearchField } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VenueCode } from '@heptad/venue-gateway';
import { searchPath } from '../match/search-path';
import { useTypingPause } from './use-typing-pause';

export interface ListSearchProps {
  /** What the list is narrowed to now. */
  readonly words: string;
  readonly venue: VenueCode;
  readonly onSearch: (words: string) => void;
}

/** Looks for teams and leagues in the list that is shown; beside it the way to look for the same over all sports. */
export function ListSearch({ words, venue, onSearch }: ListSearchProps) {
  const { t } = useTranslation('sports');
  const [typed, setTyped] = useState(words);
  // The words of the address, and the words typed here last: when the address changes otherwise, the field takes its words.
  const [known, setKnown] = useState({ words, asked: words });
  if (known.words !== words) {
    setKnown({ words, asked: words });
    if (known.asked !== words) setTyped(words);
  }
  useTypingPause(typed, words, (asked) => {
    setKnown((now) => ({ ...now, asked }));
    onSearch(asked);
  });
  return (
    <div className="flex items-center pb-2 pl-3">
      <SearchField
        label={t('tools.search')}
        hideLabel
        className="min-w-0 flex-1"
        placeholder={t('tools.searchHint')}
        clearLabel={t('tools.clearSearch')}
        autoFocus={words === ''}
        value={typed}
        onValueChange={setTyped}
        onSearch={onSearch}
      />
      <NavigationLink
        href={searchPath(venue, typed.trim())}
        className={`flex min-h-[44px] shrink-0 items-center rounded-m px-3 text-sm text-link ${FOCUS_RING_INSIDE}`}
      >
        {t('tools.searchAll')}
      </NavigationLink>
    </div>
  );
}
