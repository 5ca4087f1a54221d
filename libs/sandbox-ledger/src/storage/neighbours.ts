import type { StorageOptions } from './engine';
import { postgresNeighbours } from './postgres-neighbours';

/** The processes of the platform that share one database, as one of them meets the others. */
export interface Neighbours {
  /** Whether this process is the first of them: what must be done by one alone is done by it. There is at most one. */
  isFirst(): boolean;
  /** Runs work while none of the others runs such work: a start, which fills an empty database. */
  inTurn<Done>(work: () => Promise<Done>): Promise<Done>;
  /** Sends a text to the others; lost while the database is not reached. */
  send(text: string): void;
  /** Told of each text of another process. */
  onText(listener: (text: string) => void): void;
  /** Told when the database is reached again: texts of the others may have been lost. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** A SQLite file has one process. */
const ALONE: Neighbours = {
  isFirst: () => true,
  inTurn: (work) => work(),
  send: () => undefined,
  onText: () => undefined,
  onGap: () => undefined,
  close: () => Promise.resolve(),
};

/**
 * Meets the others at a database.
 * @param onError told when the connection to them is lost, and what went wrong with a text
 * @throws the engine's own error when the database is not reached
 */
export async function openNeighbours(
  options: StorageOptions,
  onError: (error: unknown) => void,
): Promise<Neighbours> {
  return 'sqlite' in options ? ALONE : postgresNeighbours(options.postgres, onError);
}
