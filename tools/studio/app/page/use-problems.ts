import { useMemo } from 'react';
import type { StudioProblem } from '../../contract';
import { textProblems } from '../data/own-problems';
import { fieldOf } from '../data/problem-group';
import { useSession, useStudio } from '../data/use-session';
import { useFaultSentence } from '../words/fault-sentence';
import { useWords } from '../words/use-words';

/** Everything that is wrong with the draft, and why it cannot be saved; nothing where it can. */
export function useProblems(): {
  readonly problems: readonly StudioProblem[];
  readonly cannotSave: string | undefined;
} {
  const { t } = useWords();
  const { choices } = useStudio();
  const { draft, files, refused, trouble } = useSession();
  const sentence = useFaultSentence();
  const problems = useMemo(() => {
    const own = textProblems(files, choices.texts, sentence);
    const inOwnWords = new Set(own.map(fieldOf));
    const said = [...draft.problems, ...refused].filter((problem) => !inOwnWords.has(fieldOf(problem)));
    return [
      ...own,
      ...new Map(said.map((problem) => [`${fieldOf(problem)} ${problem.sentence}`, problem])).values(),
    ];
    // The sentence changes with the language alone, by which everything is drawn anew.
  }, [draft, files, refused, choices, t]);
  const cannotSave =
    problems.length > 0
      ? t('top.cannotSave', { count: problems.length })
      : trouble?.kind === 'stale'
        ? t('trouble.stale')
        : draft.changed
          ? undefined
          : t('top.nothingToSave');
  return { problems, cannotSave };
}
