import { useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { FOCUS_RING_INSIDE, Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { SportsServices } from '../services';
import { RECENT_SEARCHES } from './recent-searches';
import type { OptionKeys } from './use-option-keys';

const NONE: readonly string[] = [];

/** The words by which something was found last, latest first. */
export function useRecentSearches(): readonly string[] {
  return useStoredItem(useServices<SportsServices>().device.items, RECENT_SEARCHES) ?? NONE;
}

export interface RecentListProps {
  readonly recent: readonly string[];
  readonly keys: OptionKeys;
  readonly onWords: (words: string) => void;
}

/** What was looked for last, to look for again; and the way to forget it. */
export function RecentList({ recent, keys, onWords }: RecentListProps) {
  const { t } = useTranslation('sports');
  const { items } = useServices<SportsServices>().device;
  return (
    <>
      <div className="flex items-center justify-between pl-3 text-xs text-muted">
        {t('search.recent')}
        <button
          type="button"
          onClick={() => items.remove(RECENT_SEARCHES)}
          className={`min-h-[44px] rounded-m px-3 text-link ${FOCUS_RING_INSIDE}`}
        >
          {t('search.forget')}
        </button>
      </div>
      <div id={keys.listId} role="listbox" aria-label={t('search.recent')}>
        {recent.map((words, place) => (
          <button
            key={words}
            type="button"
            id={keys.idOf(place)}
            role="option"
            aria-selected={place === keys.active}
            tabIndex={-1}
            onClick={() => onWords(words)}
            onMouseMove={() => place !== keys.active && keys.setActive(place)}
            className={`flex min-h-[44px] w-full items-center gap-3 rounded-m px-3 text-left text-sm text-text aria-selected:bg-sunken ${FOCUS_RING_INSIDE}`}
          >
            <Icon name="search" className="mx-0.5 size-5 text-muted" />
            <span className="min-w-0 truncate">{words}</span>
          </button>
        ))}
      </div>
    </>
  );
}
