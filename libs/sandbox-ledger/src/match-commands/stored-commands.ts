import type { Storage } from '../storage/storage';
import type { CommandStore, SimCommand } from '@heptad/sandbox-simulation';

/** Keeps commands in the sandbox's database. */
export function createStoredCommands(storage: Storage): CommandStore {
  return {
    async load() {
      const rows = await storage.db.selectFrom('simulation_commands').selectAll().orderBy('id').execute();
      return rows.map((row) => ({
        sequence: row.id,
        matchId: row.match_id,
        at: row.given_at,
        command: JSON.parse(row.command) as SimCommand,
      }));
    },
    async add(matchId, at, command) {
      const { id } = await storage.db
        .insertInto('simulation_commands')
        .values({ match_id: matchId, given_at: at, command: JSON.stringify(command) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { sequence: id, matchId, at, command };
    },
  };
}
