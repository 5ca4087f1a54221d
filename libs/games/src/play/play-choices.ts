import { GAME_MONEY_BACK_KEY, storedItem } from '@heptad/device';
import * as v from 'valibot';

/** Whether a game's money comes back when the member leaves; asked before the first game, and kept on the device. */
export const MONEY_BACK_ITEM = storedItem(GAME_MONEY_BACK_KEY, v.boolean());
