import { lazy, Suspense, type ComponentPropsWithRef } from 'react';
import { cx } from '../styling/class-names';

/** What is played. */
export interface PlayableStream {
  /** Of one stream, best first. */
  readonly addresses: readonly string[];
  /** Asked for with cookies. */
  readonly credentials: boolean;
}

/** The player's own words. */
export interface StreamPlayerLabels {
  readonly starting: string;
  readonly failed: string;
  readonly retry: string;
  readonly play: string;
  readonly pause: string;
  readonly sound: string;
  readonly fullScreen: string;
  readonly close: string;
}

export interface StreamPlayerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> {
  readonly stream: PlayableStream;
  /** Names the pictures for screen readers. */
  readonly label: string;
  readonly labels: StreamPlayerLabels;
  /** The page went out of sight, or the member closed the pictures. */
  readonly onStop: () => void;
}

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
