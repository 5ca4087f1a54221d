import type { ComponentPropsWithRef } from 'react';

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
