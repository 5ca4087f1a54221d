import { useState } from 'react';

interface Entry {
  /** The wager whose stake the keys fill; undefined until the member chose one: the first then. */
  readonly activeId: string | undefined;
  /** The keypad is shown. */
  readonly isTyping: boolean;
  /** The slip's settings are shown in place of its selections. */
  readonly showsSettings: boolean;
}

/** Which stake is being entered, and what is there for it. */
export interface StakeEntry extends Entry {
  readonly enter: (id: string) => void;
  readonly done: () => void;
  readonly toggleSettings: () => void;
}

const START: Entry = { activeId: undefined, isTyping: true, showsSettings: false };

/** Begins with the first stake and the keypad there, each time the slip opens. @param open the slip is on the screen */
export function useStakeEntry(open: boolean): StakeEntry {
  const [entry, setEntry] = useState(START);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setEntry(START);
  }
  return {
    ...entry,
    enter: (id) => setEntry({ activeId: id, isTyping: true, showsSettings: false }),
    done: () => setEntry((now) => ({ ...now, isTyping: false })),
    toggleSettings: () => setEntry((now) => ({ ...now, showsSettings: !now.showsSettings })),
  };
}

/** The wager whose stake is being entered. */
export const activeWager = <One extends { readonly id: string }>(
  wagers: readonly One[],
  { activeId }: Pick<StakeEntry, 'activeId'>,
): One | undefined => wagers.find(({ id }) => id === activeId) ?? wagers[0];
