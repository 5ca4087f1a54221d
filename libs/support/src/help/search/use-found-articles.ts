import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Article, ArticleCollection } from '../article';
import { openIndex, type FindArticles } from './article-index';

/** The index of a collection; undefined until it is open. Asked for ahead of the first letter, so that none waits for it. */
export function useArticleIndex({ index }: ArticleCollection): FindArticles | undefined {
  const [opened, setOpened] = useState<{ readonly index: string; readonly find: FindArticles }>();
  useEffect(() => {
    let wanted = true;
    void openIndex(index).then((find) => {
      if (wanted) setOpened({ index, find });
    });
    return () => {
      wanted = false;
    };
  }, [index]);
  return opened?.index === index ? opened.find : undefined;
}

/** What the search finds for what is typed, the best first. The field never waits for it. */
export function useFoundArticles(
  typed: string,
  { articles }: ArticleCollection,
  find: FindArticles,
): readonly Article[] {
  const words = useDeferredValue(typed);
  return useMemo(() => {
    const byId = new Map(articles.map((article) => [article.id, article]));
    return find(words).flatMap((id) => byId.get(id) ?? []);
  }, [articles, find, words]);
}
