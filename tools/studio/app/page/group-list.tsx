import type { StudioProblem } from '../../contract';
import { GROUPS, groupOf, type Group } from '../data/problem-group';
import { Icon } from '../parts/icon';
import { useWords } from '../words/use-words';

/** The parts of the brand, each with how many problems it has. */
export function GroupList(props: {
  readonly shown: Group;
  readonly problems: readonly StudioProblem[];
  readonly onShow: (group: Group) => void;
}) {
  const { t } = useWords();
  return (
    <nav className="groups" aria-label={t('groups.title')}>
      <ul>
        {GROUPS.map((group) => {
          const count = props.problems.filter((problem) => groupOf(problem) === group).length;
          return (
            <li key={group}>
              <button
                type="button"
                aria-current={group === props.shown ? 'page' : undefined}
                onClick={() => props.onShow(group)}
              >
                <Icon name={group} />
                <span>{t(`groups.${group}`)}</span>
                {count > 0 && (
                  <b>
                    <span aria-hidden="true">{count}</span>
                    <span className="hidden-words">{t('top.problems', { count })}</span>
                  </b>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
