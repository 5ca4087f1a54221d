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
  /** Reads again what another process of the platform may have changed. */
  catchUp(): Promise<void>;
  /** 1 running, 0 maintenance. */
  statusOf(venue: Venue): 0 | 1;
}

const STORED_AS = 'switches';

async function stored(storage: Storage): Promise<SwitchState> {
  const parsed = v.safeParse(switchState, await readValue(storage, STORED_AS));
  return parsed.success ? parsed.output : { siteStatus: 1, anchors: 1, festivalSkin: '0', closedVenues: [] };
}

/** @param onChange called once a change is kept */
export async function loadSwitches(
  storage: Storage,
  onChange: () => void = () => undefined,
): Promise<Switches> {
  let state = await stored(storage);
  return {
    read: () => state,
    async change(change) {
      // From what is stored: another process may have changed something else.
      state = await storage.transaction(async () => {
        const changed = v.parse(switchState, { ...(await stored(storage)), ...change });
        await writeValue(storage, STORED_AS, changed);
        return changed;
      });
      onChange();
    },
    async catchUp() {
      state = await stored(storage);
    },
    statusOf: (venue) => (state.siteStatus === 1 && !state.closedVenues.includes(venue.code) ? 1 : 0),
  };
}
