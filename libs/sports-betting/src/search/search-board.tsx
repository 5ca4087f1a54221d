import { DEFAULT_VENUE, sportsVenueOf } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { EmptyState, ErrorState, SearchField, Skeleton } from '@heptad/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTypingPause } from '../list-tools/use-typing-pause';
import type { SportsServices } from '../services';
import { useVenueOrder } from '../venue-choice/use-venue-order';
import { FoundList } from './found-list';
import { RecentList, useRecentSearches } from './recent-list';
import { RECENT_SEARCHES, withSearched } from './recent-searches';
import { resultsOf, type Found } from './search-groups';
import { searchedWords } from './searched-words';
import { useSearchSportsQuery } from './search-queries';
import { useOptionKeys } from './use-option-keys';

const NONE: readonly Found[] = [];

/** What the words find at the venue of the page, or at the member's first one. */
function useFound(words: string) {
  const { language } = useServices<SportsServices>();
  const [query] = useSearchParams();
  const [first] = useVenueOrder();
  const venue = sportsVenueOf(query.get('venue')) ?? first?.en ?? DEFAULT_VENUE;
  const { data, currentData, isFetching, isError, refetch } = useSearchSportsQuery(
    words === '' ? skipToken : { words, venue, language: language.current() },
  );
  // Until the next answer is there, the last one stays in view.
  const shown = words === '' ? undefined : (currentData ?? (isFetching ? data : undefined));
  const results = useMemo(() => (shown === undefined ? NONE : resultsOf(shown, venue)), [shown, venue]);
  return {
    results,
    answered: currentData !== undefined,
    failed: isError && !isFetching,
    isFetching,
    refetch,
  };
}

/** As tall as results are. */
function BoardSkeleton() {
  const { t } = useTranslation('sports');
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-2 p-3">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} className="h-[44px] rounded-m" />
      ))}
    </div>
  );
}

export interface SearchBoardProps {
  /** What is looked for. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** A result was taken. */
  readonly onGo?: () => void;
  /** Beside the field. */
  readonly besideField?: ReactNode;
}

/**
 * The search over all sports: a field and what its words find. The arrows choose a result, Enter takes it. Words are looked for when typing
 * pauses; an answer to older words is not shown.
 */
export function SearchBoard({ words, onWords, onGo, besideField }: SearchBoardProps) {
  const { t } = useTranslation('sports');
  const { items } = useServices<SportsServices>().device;
  const [typed, setTyped] = useState(words);
  const wanted = searchedWords(typed);
  useTypingPause(wanted, words, onWords);
  const recent = useRecentSearches();
  const { results, answered, failed, isFetching, refetch } = useFound(words);
  const upToDate = wanted === words;
  const options = wanted === '' ? recent : results;
  const ready = wanted === '' || (upToDate && answered);
  const keys = useOptionKeys(options, ready);
  const take = (again: string): void => {
    setTyped(again);
    onWords(again);
  };
  const go = (): void => {
    items.set(RECENT_SEARCHES, withSearched(recent, words));
    onGo?.();
  };
  return (
    <div role="search" className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-1 px-3 py-2">
        <SearchField
          label={t('search.label')}
          hideLabel
          placeholder={t('search.hint')}
          clearLabel={t('search.clear')}
          className="flex-1"
          autoFocus={words === ''}
          maxLength={80}
          busy={isFetching || !upToDate}
          value={typed}
          onValueChange={setTyped}
          onKeyDown={keys.onKeyDown}
          aria-autocomplete="list"
          aria-controls={options.length > 0 ? keys.listId : undefined}
          aria-activedescendant={options.length > 0 ? keys.idOf(keys.active) : undefined}
        />
        {besideField}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-3">
        {wanted === '' ? (
          recent.length > 0 ? (
            <RecentList recent={recent} keys={keys} onWords={take} />
          ) : (
            <p className="px-4 py-8 text-center text-sm text-muted text-balance">{t('search.about')}</p>
          )
        ) : failed && upToDate ? (
          <ErrorState title={t('search.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
        ) : results.length > 0 ? (
          <FoundList results={results} keys={keys} stale={!ready} onGo={go} />
        ) : ready ? (
          <EmptyState icon="search" title={t('search.nothing')} description={t('search.nothingHint')} />
        ) : (
          <BoardSkeleton />
        )}
      </div>
    </div>
  );
}
