import { useEffect, useState } from 'react';
import { useServices } from './app-context';
import type { LanguageChoice } from './app-ports';
import type { Locale } from '@heptad/brand-config';

export interface LanguageFile<Content> {
  /** Undefined until it is there. */
  readonly content: Content | undefined;
  readonly failed: boolean;
  readonly reload: () => void;
}

/**
 * What is kept in a file a language, in the language that is shown; fetched on first use, and anew for another language.
 * @param load fetches it; the same function for each drawing
 */
export function useLanguageFile<Content>(load: (locale: Locale) => Promise<Content>): LanguageFile<Content> {
  const locale = useServices<{ readonly language: LanguageChoice }>().language.current();
  const [state, setState] = useState<{ readonly locale: Locale; readonly content?: Content }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    const show = (got: { readonly content?: Content }): void => {
      if (wanted) setState({ locale, ...got });
    };
    load(locale).then(
      (content) => show({ content }),
      () => show({}),
    );
    return () => {
      wanted = false;
    };
  }, [load, locale, tries]);
  const got = state?.locale === locale ? state : undefined;
  return {
    content: got?.content,
    failed: got !== undefined && got.content === undefined,
    reload: () => {
      setState(undefined);
      setTries(tries + 1);
    },
  };
}
