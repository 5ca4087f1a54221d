import { SearchField } from '@heptad/ui-kit';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleCollection } from '../article';
import { FoundArticles } from './found-articles';
import { useArticleIndex } from './use-found-articles';

const MOST_LETTERS = 60;

export interface HelpSearchProps {
  readonly collection: ArticleCollection;
  /** What stands below the field until something is typed. */
  readonly children: ReactNode;
}

/** The search of the help centre, and below it what it finds. The field never waits for it. */
export function HelpSearch({ collection, children }: HelpSearchProps) {
  const { t } = useTranslation('support');
  const find = useArticleIndex(collection);
  const [typed, setTyped] = useState('');
  const searching = typed.trim() !== '';
  return (
    <>
      <div role="search">
        <SearchField
          label={t('help.search')}
          hideLabel
          placeholder={t('help.search')}
          clearLabel={t('help.clear')}
          maxLength={MOST_LETTERS}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      {/* It stays: taking it down and up again costs the first letter more than the search itself. */}
      <div hidden={searching}>{children}</div>
      {searching && find !== undefined && <FoundArticles typed={typed} collection={collection} find={find} />}
    </>
  );
}
