import { useLocation } from 'react-router-dom';

/** The query name of the article that is open. */
const NAME = 'article';

export interface ArticleAddress {
  /** The id of the article that is open; undefined on the help centre itself. */
  readonly open: string | undefined;
  /** The address of an article, or without one that of the help centre. Whatever else the query held stays (ROUTE-088). */
  readonly to: (id?: string) => string;
}

/** Articles lie at their help centre's own address, named by the query. */
export function useArticleAddress(): ArticleAddress {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  return {
    open: query.get(NAME) ?? undefined,
    to: (id) => {
      const next = new URLSearchParams(search);
      next.delete(NAME);
      if (id !== undefined) next.set(NAME, id);
      const text = next.toString();
      return text === '' ? pathname : `${pathname}?${text}`;
    },
  };
}
