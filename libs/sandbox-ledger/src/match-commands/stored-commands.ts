import type { Storage } from '../storage/storage';
import type { CommandStore, SimCommand } from '@heptad/sandbox-simulation';

/** Keeps commands in the sandbox's database. @param onAdded called once a command is kept */
export function createStoredCommands(storage: Storage, onAdded: () => void = () => undefined): CommandStore {
  return {
    async load(after) {
      const rows = await storage.db
        .selectFrom('simulation_commands')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .execute();
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
      onAdded();
      return { sequence: id, matchId, at, command };
    },
  };
}
