import { PATHS } from '@heptad/feature-module';
import { useLocation } from 'react-router-dom';

/** The query name of the article that is open. */
const NAME = 'article';

export interface ArticleAddress {
  /** The id of the article that is open; undefined on the help centre itself. */
  readonly open: string | undefined;
  /** The address of an article, or without one that of the help centre. Whatever else the query held stays (ROUTE-088). */
  readonly to: (id?: string) => string;
}

/** Articles lie at the address of the help centre that is open, named by the query; from a lesson they lead to the help centre. */
export function useArticleAddress(): ArticleAddress {
  const { pathname: shown, search: asked } = useLocation();
  const isHere = [PATHS.mineHelpCenter, PATHS.appHelpCenter].some(
    (path) => path === shown.replace(/\/$/, ''),
  );
  const pathname = isHere ? shown : PATHS.mineHelpCenter;
  const search = isHere ? asked : '';
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
