import { lazy, Suspense } from 'react';
import { cx } from '../styling/class-names';
import type { StreamPlayerProps } from './stream-player-props';

/** Nobody wants every page to bring it: it is fetched with the first stream. */
const StreamControls = lazy(async () => ({ default: (await import('./stream-controls')).StreamControls }));

/**
 * Plays a stream with controls of our own, silent until the member wants its sound. A host that fails is followed by the next
 * (CALL-064); when all of them have, it says so and offers to try again. Out of sight it stops.
 */
export function StreamPlayer(props: StreamPlayerProps) {
  // What is not the frame's must not reach it.
  const { stream: _stream, label: _label, labels, onStop: _onStop, className, ...rest } = props;
  return (
    <Suspense
      fallback={
        <div {...rest} aria-busy="true" className={cx('bg-raised pb-[44px]', className)}>
          <p
            role="status"
            className="flex aspect-video w-full items-center justify-center bg-sunken text-sm text-muted"
          >
            {labels.starting}
          </p>
        </div>
      }
    >
      <StreamControls {...props} />
    </Suspense>
  );
}
