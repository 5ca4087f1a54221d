import { sessionSelectors } from '@heptad/session';
import { Suspense, lazy, useState } from 'react';
import { useSelector } from 'react-redux';
import { useRealityCheck } from './use-reality-check';

const RealityDialog = lazy(async () => ({ default: (await import('./reality-dialog')).RealityDialog }));
const RestDialog = lazy(async () => ({ default: (await import('./rest-dialog')).RestDialog }));

const isResting = (state: string | undefined): state is 'timeOut' | 'excluded' =>
  state === 'timeOut' || state === 'excluded';

/** A rest that began while this page was open, here or elsewhere (ROLE-015), until the member has read it. */
function useNewRest() {
  const state = useSelector(sessionSelectors.selectMember)?.state;
  const [known, setKnown] = useState(state);
  // Nobody is told of a rest that they found when they came; a rest that ended may begin again.
  if (known !== state && (known === undefined || !isResting(state))) setKnown(state);
  return {
    rest: isResting(state) && known !== undefined && known !== state ? state : undefined,
    read: () => setKnown(state),
  };
}

/** Reality checks and new rests, over whatever page is open. */
export function Watch() {
  const { rest, read } = useNewRest();
  const playTime = useRealityCheck();
  return (
    <Suspense fallback={null}>
      {rest !== undefined && <RestDialog kind={rest} onClose={read} />}
      {rest === undefined && playTime !== undefined && <RealityDialog playTime={playTime} />}
    </Suspense>
  );
}
