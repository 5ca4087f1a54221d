import type { SlotModel } from '@heptad/game-rules';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SlotScene, SlotSceneOptions } from './slot-scene';
import type { SlotArt } from './use-slot-art';

export type MakeSlotScene = (options: SlotSceneOptions) => Promise<SlotScene>;

export interface UseSlotSceneOptions {
  readonly make: MakeSlotScene;
  readonly strips: SlotModel['strips'];
  readonly art: SlotArt;
  readonly isCalm: boolean;
}

/** The reels, drawn in the element of `host` as soon as they can be. */
export function useSlotScene({ make, strips, art, isCalm }: UseSlotSceneOptions): {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly scene: SlotScene | undefined;
} {
  const host = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<SlotScene>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let isOver = false;
    let made: SlotScene | undefined;
    make({ host: element, strips, isCalm, ...art }).then((drawn) => {
      if (isOver) return drawn.destroy();
      made = drawn;
      setScene(drawn);
    }, setFailure);
    return () => {
      isOver = true;
      setScene(undefined);
      made?.destroy();
    };
  }, [make, strips, art, isCalm]);
  // What cannot be drawn is the frame's to tell.
  if (failure !== undefined) throw failure;
  return { host, scene };
}
