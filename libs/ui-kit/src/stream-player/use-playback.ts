import { useEffect, useRef, useState, type RefObject } from 'react';
import { addressAfter } from './address-after';
import { attachStream } from './attach-stream';
import type { PlayableStream } from './stream-player-props';

export type Mood = 'starting' | 'playing' | 'paused' | 'failed';

/** What plays a stream in a video element. */
export interface Playback {
  /** Put on the video element. */
  readonly video: RefObject<HTMLVideoElement | null>;
  /** `failed` once every host has. */
  readonly mood: Mood;
  readonly onPlaying: () => void;
  readonly onPause: () => void;
  /** Pauses, or goes on. */
  readonly toggle: () => void;
  /** After a failure, from the next host on. */
  readonly retry: () => void;
}

/** Whether the member asked the browser to spend little data. */
const wantsLittleData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

/** Plays a stream from one host after the other, until one of them has it (CALL-064). */
export function usePlayback({ addresses, credentials }: PlayableStream): Playback {
  const video = useRef<HTMLVideoElement>(null);
  const [errors, setErrors] = useState(0);
  const [mood, setMood] = useState<Mood>('starting');
  const address = addressAfter(addresses, errors);
  const failed = mood === 'failed';

  useEffect(() => {
    const element = video.current;
    if (element === null || address === undefined || failed) return undefined;
    const detach = attachStream(element, {
      address,
      credentials,
      frugal: wantsLittleData(),
      onFailure: () => {
        setErrors(errors + 1);
        setMood((errors + 1) % addresses.length === 0 ? 'failed' : 'starting');
      },
    });
    // An error of the video is shown by the video itself.
    void element.play().catch(() => undefined);
    return detach;
  }, [address, addresses.length, credentials, errors, failed]);

  return {
    video,
    mood,
    onPlaying: () => setMood('playing'),
    onPause: () => setMood((now) => (now === 'playing' ? 'paused' : now)),
    toggle: () => {
      if (mood === 'paused') void video.current?.play().catch(() => undefined);
      else video.current?.pause();
    },
    retry: () => setMood('starting'),
  };
}
