import { useServices } from '@heptad/feature-module';
import { useParams } from 'react-router-dom';
import type { ActivitiesServices } from '../../services';
import type { ActivityHead, ActivityList } from '../activity';
import { useActivitiesQuery } from '../list-queries';

/** What runs comes first, then what comes next, then what can still be claimed. */
const RANKS: Readonly<Record<string, number>> = {
  toClaim: 0,
  earning: 1,
  joined: 1,
  claimed: 1,
  open: 1,
  announced: 2,
};
const LAST = 3;

/** The edition of a kind that an address without an id means: what runs, else what comes next, else what was last. */
export function runningEdition(activities: readonly ActivityHead[], kind: string): ActivityHead | undefined {
  const rank = ({ state }: ActivityHead): number => RANKS[state] ?? LAST;
  return activities
    .filter((each) => each.kind === kind)
    .sort((a, b) => rank(a) - rank(b) || b.startsAt - a.startsAt)[0];
}

interface FoundActivity {
  /** Undefined while it is being looked for, and where there is none. */
  readonly id: string | undefined;
  /** The list that it is looked for in; undefined where the address says the id. */
  readonly search?: {
    readonly data?: ActivityList | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** Which activity a page shows: that of its address, or the running edition of its kind where the address names none. */
export function useActivityId(kind: string): FoundActivity {
  const { id } = useParams();
  const { language } = useServices<ActivitiesServices>();
  const search = useActivitiesQuery(language.current(), {
    skip: id !== undefined,
    refetchOnMountOrArgChange: true,
  });
  if (id !== undefined) return { id };
  return { id: runningEdition(search.data?.activities ?? [], kind)?.id, search };
}
