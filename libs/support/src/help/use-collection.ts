import { useServices } from '@heptad/feature-module';
import { useEffect, useState } from 'react';
import type { SupportServices } from '../services';
import type { ArticleCollection } from './article';
import { loadCollection } from './collections';

export interface CollectionState {
  /** Undefined until it is there. */
  readonly collection: ArticleCollection | undefined;
  readonly failed: boolean;
  readonly reload: () => void;
}

/** The articles in the language that is shown, fetched on first use. */
export function useCollection(): CollectionState {
  const { language } = useServices<SupportServices>();
  const locale = language.current();
  const [state, setState] = useState<{
    readonly locale: string;
    readonly got: ArticleCollection | 'failed';
  }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    loadCollection(locale).then(
      (got) => {
        if (wanted) setState({ locale, got });
      },
      () => {
        if (wanted) setState({ locale, got: 'failed' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [locale, tries]);
  const got = state?.locale === locale ? state.got : undefined;
  return {
    collection: got === 'failed' ? undefined : got,
    failed: got === 'failed',
    reload: () => {
      setState(undefined);
      setTries(tries + 1);
    },
  };
}
