import * as v from 'valibot';
import { readValue, writeValue } from '@heptad/sandbox-ledger';
import type { Storage } from '@heptad/sandbox-ledger';
import type { Venue } from './venues';

const switchState = v.object({
  /** 1 running, 0 maintenance, of the whole platform. */
  siteStatus: v.picklist([0, 1]),
  /** 1 where anchors are shown and sponsored. Optional: databases of former versions do not hold it. */
  anchors: v.optional(v.picklist([0, 1]), 1),
  /** `'1'` turns the festival skin on. */
  festivalSkin: v.picklist(['0', '1']),
  /** Venues under maintenance, canonical codes. */
  closedVenues: v.array(v.string()),
  /** Ways to pay in that are under maintenance; none unless given. */
  closedChannels: v.optional(v.array(v.string())),
  /** Ways to pay in whose payments fail once they were made; none unless given. */
  failingChannels: v.optional(v.array(v.string())),
});

export type SwitchState = v.InferOutput<typeof switchState>;
export const switchChange = v.partial(switchState);

/** What an operator would switch: kept in the database, changed from the panel. */
export interface Switches {
  read(): SwitchState;
  change(change: v.InferOutput<typeof switchChange>): Promise<void>;
  /** 1 running, 0 maintenance. */
  statusOf(venue: Venue): 0 | 1;
}

const STORED_AS = 'switches';

export async function loadSwitches(storage: Storage): Promise<Switches> {
  const stored = v.safeParse(switchState, await readValue(storage, STORED_AS));
  let state: SwitchState = stored.success
    ? stored.output
    : { siteStatus: 1, anchors: 1, festivalSkin: '0', closedVenues: [] };
  return {
    read: () => state,
    async change(change) {
      state = v.parse(switchState, { ...state, ...change });
      await writeValue(storage, STORED_AS, state);
    },
    statusOf: (venue) => (state.siteStatus === 1 && !state.closedVenues.includes(venue.code) ? 1 : 0),
  };
}
