import { randomId } from '@heptad/device';
import { isWriteOpen, type WriteProgress } from '@heptad/idempotent-write';
import { useDispatch, useSelector } from 'react-redux';
import type { Activity, Choice, PlayResult } from '../activity';
import { playWrite, type PlayOrder, type WithPlay } from './activity-write';

export interface Play {
  /** Where the last play stands; `idle` where there is none. */
  readonly progress: WriteProgress<PlayOrder, PlayResult>;
  /** One is under way, or its end is not known yet: no other is begun meanwhile. */
  readonly isOpen: boolean;
  /** What came of the last one, once the platform has told it and until it is closed. */
  readonly result: PlayResult | undefined;
  /** Takes one chance; where something is drawn, with a part of the member's own that the platform cannot know before. */
  readonly play: (choice?: Choice) => void;
  /** Puts away what has ended. */
  readonly close: () => void;
}

/** Plays of one activity: the platform alone decides what comes of each. */
export function usePlay({ id, fairness }: Pick<Activity, 'id' | 'fairness'>): Play {
  const dispatch = useDispatch();
  const progress = useSelector((state: WithPlay) => playWrite.select(state, id));
  return {
    progress,
    isOpen: isWriteOpen(progress),
    result: progress.status === 'succeeded' ? progress.end : undefined,
    play: (choice) =>
      void dispatch(
        playWrite.actions.writeRequested({
          activity: id,
          ...(choice !== undefined && { choice }),
          ...(fairness !== undefined && { clientSeed: randomId() }),
        }),
      ),
    close: () => void dispatch(playWrite.actions.writeClosed(id)),
  };
}
