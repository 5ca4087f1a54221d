import { useState } from 'react';

/** Which stake is being entered, and whether the keypad is there for it. */
export interface StakeEntry {
  /** The wager whose stake the keys fill; undefined until the member chose one: the first then. */
  readonly activeId: string | undefined;
  /** The keypad is shown. */
  readonly isTyping: boolean;
  readonly enter: (id: string) => void;
  readonly done: () => void;
}

const START = { activeId: undefined, isTyping: true } as const;

/** Begins with the first stake and the keypad there, each time the slip opens. @param open the slip is on the screen */
export function useStakeEntry(open: boolean): StakeEntry {
  const [entry, setEntry] = useState<Pick<StakeEntry, 'activeId' | 'isTyping'>>(START);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setEntry(START);
  }
  return {
    ...entry,
    enter: (id) => setEntry({ activeId: id, isTyping: true }),
    done: () => setEntry(({ activeId }) => ({ activeId, isTyping: false })),
  };
}

/** The wager whose stake is being entered. */
export const activeWager = <One extends { readonly id: string }>(
  wagers: readonly One[],
  { activeId }: Pick<StakeEntry, 'activeId'>,
): One | undefined => wagers.find(({ id }) => id === activeId) ?? wagers[0];
