import { useDeferredValue, useMemo } from 'react';
import type { Article, ArticleCollection } from '../article';
import { openIndex } from './article-index';

/** What the search finds for what is typed, the best first. The field never waits for it. */
export function useFoundArticles(typed: string, collection: ArticleCollection): readonly Article[] {
  const find = useMemo(() => openIndex(collection.index), [collection]);
  const words = useDeferredValue(typed);
  return useMemo(() => {
    const byId = new Map(collection.articles.map((article) => [article.id, article]));
    return find(words).flatMap((id) => byId.get(id) ?? []);
  }, [collection, find, words]);
}
