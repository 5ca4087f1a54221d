import { LOCALES } from '@heptad/brand-config';
import type { BrandFiles, StudioChoices, StudioProblem } from '../../contract';
import { textAt } from './json-path';
import { placeholderFault, type PlaceholderFault } from './placeholders';

/** What the page itself finds wrong with the texts of a draft, before the server has said so. */
export function textProblems(
  files: BrandFiles,
  texts: StudioChoices['texts'],
  say: (fault: PlaceholderFault) => string,
): readonly StudioProblem[] {
  return texts.flatMap(({ path, words }) =>
    LOCALES.flatMap((locale) => {
      const theirs = textAt(files.messages[locale], path.split('.'));
      const fault = theirs === '' ? undefined : placeholderFault(words[locale], theirs);
      return fault === undefined ? [] : [{ file: `messages/${locale}`, path, sentence: say(fault) }];
    }),
  );
}
