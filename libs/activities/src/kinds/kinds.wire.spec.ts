import { activity } from '@heptad/contracts';
import { startSandbox } from '@heptad/testing';
import { sandboxApi } from '../testing/sandbox-api';
import { KINDS } from './kinds';

/** Kinds whose board is another one's: promotions are steps, as tasks are. */
const BOARDS: Readonly<Record<string, string>> = { PromoDetails: 'newTask' };

it('every activity that the platform has is of a kind with a page, and its board is read by this build', async () => {
  const sandbox = await startSandbox({ now: () => Date.parse('2026-11-18T12:00:00+08:00') });
  try {
    for (const token of ['', await sandbox.logIn()]) {
      const { api } = sandboxApi(sandbox, token);
      const list = await api.send(activity.list, {});
      if (!list.ok) throw new Error(list.error.message);
      expect(list.value.activities.length).toBeGreaterThan(0);
      for (const { id, kind } of list.value.activities) {
        const shown = await api.send(activity.detail, { id });
        if (!shown.ok) throw new Error(`${kind}: ${shown.error.message}`);
        expect([kind, shown.value.board.kind]).toEqual([kind, BOARDS[kind] ?? kind]);
        expect(KINDS.map(({ name }) => name)).toContain(kind);
      }
    }
  } finally {
    await sandbox.close();
  }
});
