import { LOCALES, placeFault, type PlaceFault } from '@heptad/brand-config';
import type { BrandFiles, StudioChoices, StudioProblem } from '../../contract';
import { textAt } from './json-path';

/** What the page itself finds wrong with the texts of a draft, before the server has said so. */
export function textProblems(
  files: BrandFiles,
  texts: StudioChoices['texts'],
  say: (fault: PlaceFault) => string,
): readonly StudioProblem[] {
  return texts.flatMap(({ path, words }) =>
    LOCALES.flatMap((locale) => {
      const theirs = textAt(files.messages[locale], path.split('.'));
      const fault = theirs === '' ? undefined : placeFault(words[locale], theirs);
      return fault === undefined ? [] : [{ file: `messages/${locale}`, path, sentence: say(fault) }];
    }),
  );
}
