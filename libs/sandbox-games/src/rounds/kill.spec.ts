import {
  createLedger,
  LEDGER_STEPS,
  memberAccount,
  openStorage,
  platformAccount,
  type Storage,
} from '@heptad/sandbox-ledger';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameSteps } from '../tables';
import { IN_TURN, playInTurn } from '../testing/play-in-turn';

const { memberId: MEMBER, wallet: WALLET, begin: BEGIN } = IN_TURN;
const FIRST = 1_000_000n;
const ROUNDS = 6;

/** Plays rounds, each under its key, and is killed with the stake of the last one taken and its win not yet paid. */
const WORKER = `
  const { playInTurn } = require('./libs/sandbox-games/src/testing/play-in-turn.ts');
  (async () => {
    let stakes = 0;
    await playInTurn(process.argv[1], Number(process.argv[2]), (moved) => {
      if (moved === 'stake') stakes += 1;
      else if (stakes === Number(process.argv[2])) process.kill(process.pid, 'SIGKILL');
    });
  })();
`;

describe('a platform that is killed in the middle of a round', () => {
  it.each([1, ROUNDS])(
    'has played it not at all, and once when it is sent again: round %i',
    async (last) => {
      const folder = mkdtempSync(join(tmpdir(), 'heptad-round-'));
      const path = join(folder, 'sandbox.db');
      await paidIn(path);
      expect(await playUntilKilled(path, last)).toBe('SIGKILL');

      await looked(path, async ({ rows, balance, held }) => {
        expect(await rows()).toHaveLength(last - 1);
        expect(await balance()).toBe(await held());
      });
      const played = await playInTurn(path, last);
      await looked(path, async ({ rows, balance, held, ledger }) => {
        expect((await rows()).map(({ id }) => id)).toEqual(played);
        expect(new Set(played).size).toBe(last);
        expect(await balance()).toBe(await held());
        expect(await ledger.balance(platformAccount(`escrow-${WALLET}`))).toBe(0n);
        expect((await ledger.invariants()).holds).toBe(true);
      });
      rmSync(folder, { recursive: true });
    },
    60_000,
  );
});

/** Opens the database and looks at what is in it. */
async function looked(path: string, look: (at: ReturnType<typeof readings>) => Promise<void>): Promise<void> {
  const storage = await openStorage({ sqlite: path }, [...LEDGER_STEPS, ...gameSteps]);
  await look(readings(storage));
  await storage.close();
}

function readings(storage: Storage) {
  const ledger = createLedger(storage, () => BEGIN);
  const rows = () => storage.db.selectFrom('game_rounds').selectAll().orderBy('id').execute();
  return {
    ledger,
    rows,
    balance: () => ledger.balance(memberAccount(MEMBER, WALLET)),
    /** What the rounds that are there leave of the first balance. */
    held: async () => (await rows()).reduce((sum, row) => sum - row.stake_minor + row.win_minor, FIRST),
  };
}

async function paidIn(path: string): Promise<void> {
  const storage = await openStorage({ sqlite: path }, [...LEDGER_STEPS, ...gameSteps]);
  await createLedger(storage, () => BEGIN).transfer({
    from: platformAccount('deposits'),
    to: memberAccount(MEMBER, WALLET),
    amount: FIRST,
    reason: 'topUp',
    memberId: MEMBER,
  });
  await storage.close();
}

/** @returns the signal that ended the worker */
function playUntilKilled(path: string, last: number): Promise<NodeJS.Signals | null> {
  const worker = spawn(process.execPath, ['--import', 'tsx', '-e', WORKER, path, String(last)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  worker.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  return new Promise((resolve, reject) => {
    worker.once('close', (_code, signal) => {
      if (signal === null) reject(new Error(complaint));
      else resolve(signal);
    });
  });
}
