import { ITEMS, useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { SHELVES, type Shelf } from '@heptad/venue-gateway';
import type { SportsServices } from '../services';

/** How much a card says (SPORT-018). */
export const UserMode = { beginner: 0, professional: 1 } as const;
export type UserModeValue = (typeof UserMode)[keyof typeof UserMode];

/** Which ways of betting are offered (SPORT-019, OPEN-045). */
export const BetModeDisplay = { both: 0, single: 1, combo: 2 } as const;
export type BetModeDisplayValue = (typeof BetModeDisplay)[keyof typeof BetModeDisplay];

export interface ListSettings {
  readonly userMode: UserModeValue;
  readonly betModeDisplay: BetModeDisplayValue;
}

/** The lists that are offered: none for combos to who bets singles only, no outrights, which cannot be combined, to who combines only. */
export function shelvesFor(display: BetModeDisplayValue): readonly Shelf[] {
  const left = {
    [BetModeDisplay.both]: '',
    [BetModeDisplay.single]: 'combo',
    [BetModeDisplay.combo]: 'outright',
  };
  return SHELVES.filter((shelf) => shelf !== left[display]);
}

/** The member's settings of lists, kept on the device; professional cards and both ways of betting unless chosen (CONST-002). */
export function useListSettings(): ListSettings {
  const { items } = useServices<SportsServices>().device;
  return {
    userMode: useStoredItem(items, ITEMS.userMode) ?? UserMode.professional,
    betModeDisplay: useStoredItem(items, ITEMS.betModeDisplay) ?? BetModeDisplay.both,
  };
}
