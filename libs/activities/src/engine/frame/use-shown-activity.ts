import type { ApiError } from '@heptad/api-client';
import { useServices } from '@heptad/feature-module';
import type { ActivitiesServices } from '../../services';
import type { Activity } from '../activity';
import { useActivityQuery } from '../activity-queries';
import { useActivityId } from './use-activity-id';

/** The activity of a page's address, or why there is none to show. */
export interface ShownActivity {
  /** Undefined while the running edition is looked for, and where there is none. */
  readonly id: string | undefined;
  readonly activity: Activity | undefined;
  /** None of its kind runs. */
  readonly isNone: boolean;
  readonly error: ApiError | undefined;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** Asks for the activity again. */
  readonly refetch: () => void;
}

/** Asks for the activity that a page of a kind shows, in the member's language. */
export function useShownActivity(kind: string): ShownActivity {
  const { language } = useServices<ActivitiesServices>();
  const { id, search } = useActivityId(kind);
  const query = useActivityQuery(
    { id: id ?? '', locale: language.current() },
    { skip: id === undefined, refetchOnMountOrArgChange: true },
  );
  const asked = id === undefined && search !== undefined ? search : query;
  return {
    id,
    activity: id === undefined ? undefined : query.currentData,
    isNone: id === undefined && search?.data !== undefined,
    error: asked.error as ApiError | undefined,
    retrying: asked.isFetching,
    onRetry: () => void asked.refetch(),
    refetch: () => void query.refetch(),
  };
}
