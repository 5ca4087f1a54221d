import { useDispatch } from 'react-redux';
import type { WriteProgress } from '../write';
import type { WriteActions } from '../write-actions';

/** What a member can do about a write. */
export type WriteStepName = 'askAgain' | 'sendAgain' | 'giveUp' | 'close';

export interface WriteStep {
  readonly name: WriteStepName;
  readonly take: () => void;
}

interface SteppedWrite<Order, End> {
  readonly actions: WriteActions<Order, End>;
  subjectOf(order: Order): string;
}

/**
 * What a member can do about a write as it stands, in the order in which it is offered: nothing while it is under way.
 * @param sendAgain what sends it again where that takes more than the tap; undefined where a tap is enough
 */
export function useWriteSteps<Order, End>(
  { actions, subjectOf }: SteppedWrite<Order, End>,
  progress: WriteProgress<Order, End>,
  sendAgain?: () => void,
): readonly WriteStep[] {
  const dispatch = useDispatch();
  if (progress.status === 'idle') return [];
  const subject = subjectOf(progress.order);
  const again: WriteStep = {
    name: 'sendAgain',
    take: sendAgain ?? (() => void dispatch(actions.writeSentAgain(subject))),
  };
  switch (progress.status) {
    case 'sending':
    case 'confirming':
    case 'pending':
      return [];
    case 'undecided':
      return progress.neverArrived
        ? [{ name: 'giveUp', take: () => void dispatch(actions.writeGivenUp(subject)) }, again]
        : [{ name: 'askAgain', take: () => void dispatch(actions.writeAskedAgain(subject)) }, again];
    case 'succeeded':
    case 'failed':
      return [{ name: 'close', take: () => void dispatch(actions.writeClosed(subject)) }];
  }
}
