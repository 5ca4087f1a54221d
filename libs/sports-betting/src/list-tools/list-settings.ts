import { ITEMS, useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import type { SportsServices } from '../services';

/** How much a card says (SPORT-018). */
export const UserMode = { beginner: 0, professional: 1 } as const;
export type UserModeValue = (typeof UserMode)[keyof typeof UserMode];

export interface ListSettings {
  readonly userMode: UserModeValue;
}

/** The member's settings of lists, kept on the device; professional cards unless chosen (CONST-002). */
export function useListSettings(): ListSettings {
  const { items } = useServices<SportsServices>().device;
  return { userMode: useStoredItem(items, ITEMS.userMode) ?? UserMode.professional };
}
