import { useId, useState, type KeyboardEvent } from 'react';

/** A field's keys for the options below it: the arrows choose one, Enter takes it. */
export interface OptionKeys {
  readonly listId: string;
  /** Place of the chosen option; the first one until another is chosen. */
  readonly active: number;
  readonly setActive: (place: number) => void;
  readonly idOf: (place: number) => string;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * @param options what is to choose from now: with other options the choice begins anew
 * @param ready false while the options are not those that are asked for: Enter then takes none
 */
export function useOptionKeys(options: readonly unknown[], ready: boolean): OptionKeys {
  const listId = useId();
  const [chosen, setChosen] = useState({ options, place: 0 });
  const active = chosen.options === options ? chosen.place : 0;
  const setActive = (place: number): void => setChosen({ options, place });
  const idOf = (place: number): string => `${listId}-${String(place)}`;
  return {
    listId,
    active,
    setActive,
    idOf,
    onKeyDown(event) {
      const count = options.length;
      if (count === 0 || event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : count - 1;
        const place = (active + step) % count;
        setActive(place);
        document.getElementById(idOf(place))?.scrollIntoView({ block: 'nearest' });
      }
      if (event.key === 'Enter' && ready) {
        event.preventDefault();
        document.getElementById(idOf(active))?.click();
      }
    },
  };
}
