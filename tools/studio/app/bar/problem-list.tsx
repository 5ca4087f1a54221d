import type { StudioProblem } from '../../contract';
import { groupOf } from '../data/problem-group';
import { Modal } from '../parts/modal';
import { useWords } from '../words/use-words';

/** What has to be mended before saving; each line leads to its field. */
export function ProblemList(props: {
  readonly problems: readonly StudioProblem[];
  readonly onClose: () => void;
  readonly onGo: (problem: StudioProblem) => void;
}) {
  const { t } = useWords();
  return (
    <Modal title={t('problems.title')} onClose={props.onClose}>
      {props.problems.length === 0 && <p className="empty">{t('top.noProblems')}</p>}
      <ul className="problems">
        {props.problems.map((problem) => (
          <li key={`${problem.file} ${problem.path} ${problem.sentence}`}>
            <button type="button" onClick={() => props.onGo(problem)}>
              <small>
                {t(`groups.${groupOf(problem)}`)} · <code>{problem.path || problem.file}</code>
              </small>
              <span>{problem.sentence}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
