import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../engine/bench';
import { connect, logIn, type PlatformClient } from '../engine/platform-client';
import { sandboxFolder, startSandboxProgram } from '../engine/platform';
import { isKnown, PAYER, streamTransfers } from '../engine/transfers';

const KILLS = 50;
const AT_ONCE = 16;
/** Long enough for some transfers to be answered, short enough for a member's money to last. */
const LEAST_MS = 40;
const SPREAD_MS = 160;
const LEDGER = '/__sandbox/ledger';

async function invariantsHold(client: PlatformClient): Promise<boolean> {
  const state = await client.get(LEDGER);
  if (typeof state !== 'object' || state === null || !('invariants' in state)) return false;
  const { invariants } = state;
  return (
    typeof invariants === 'object' &&
    invariants !== null &&
    'holds' in invariants &&
    invariants.holds === true
  );
}

async function countUnknown(client: PlatformClient, keys: readonly string[]): Promise<number> {
  const known = await Promise.all(keys.map((key) => isKnown(client, key)));
  return known.filter((each) => !each).length;
}

/** The sandbox killed in the middle of transfers, again and again, on one database. */
export const bench: Bench = {
  async run(bed) {
    const folder = sandboxFolder();
    let acknowledged: readonly string[] = [];
    let all = 0;
    let lost = 0;
    let brokenLedgers = 0;
    try {
      for (let kill = 0; kill <= KILLS; kill += 1) {
        const { origin, program } = await startSandboxProgram(folder.path);
        const client = connect(origin, await logIn(origin, PAYER));
        lost += await countUnknown(client, acknowledged);
        if (!(await invariantsHold(client))) brokenLedgers += 1;
        const stream = streamTransfers(client, `kill-${kill}`, AT_ONCE);
        await pause(LEAST_MS + SPREAD_MS * ((kill * 0.618) % 1));
        await program.end('SIGKILL');
        await stream.end();
        client.close();
        ({ acknowledged } = stream);
        all += acknowledged.length;
        if (kill % 10 === 9) bed.say(`  ${kill + 1} kills, ${all} transfers acknowledged`);
      }
    } finally {
      folder.remove();
    }
    // Kills between which nothing happened would prove nothing.
    if (all < KILLS) throw new Error(`Only ${all} transfers were acknowledged between ${KILLS} kills.`);
    return [
      { name: `${KILLS} kills, acknowledged`, unit: 'count', measured: all },
      { name: `${KILLS} kills, lost`, unit: 'count', measured: lost, limit: 0 },
      { name: `${KILLS} kills, ledgers not zero`, unit: 'count', measured: brokenLedgers, limit: 0 },
    ];
  },
};
