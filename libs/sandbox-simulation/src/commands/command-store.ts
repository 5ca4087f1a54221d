import type { SimCommand } from '../model/commands';

/** A command as it was given, in the order of `sequence`. */
export interface GivenCommand {
  readonly sequence: number;
  readonly matchId: string;
  /** Sandbox time, ms. */
  readonly at: number;
  readonly command: SimCommand;
}

/** Keeps the commands given to matches: the only state a simulation has. */
export interface CommandStore {
  /** All after a sequence, in their order. */
  load(after: number): Promise<readonly GivenCommand[]>;
  /** Fulfils when the command is stored. */
  add(matchId: string, at: number, command: SimCommand): Promise<GivenCommand>;
}

/** A store that forgets with the process. */
export function createMemoryCommandStore(): CommandStore {
  const given: GivenCommand[] = [];
  return {
    load: (after) => Promise.resolve(given.filter(({ sequence }) => sequence > after)),
    add(matchId, at, command) {
      const entry = { sequence: given.length + 1, matchId, at, command };
      given.push(entry);
      return Promise.resolve(entry);
    },
  };
}
