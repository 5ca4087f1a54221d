import type { Generated } from 'kysely';
import type { TableStep } from '../storage/engine';

declare module '../storage/database' {
  interface Database {
    simulation_commands: { id: Generated<number>; match_id: string; given_at: number; command: string };
  }
}

export const simulationSteps: readonly TableStep[] = [
  {
    name: '0400_simulation',
    statements: (dialect) => [
      `CREATE TABLE simulation_commands (
         id ${dialect.identity}, match_id TEXT NOT NULL, given_at BIGINT NOT NULL, command TEXT NOT NULL)`,
    ],
  },
];
