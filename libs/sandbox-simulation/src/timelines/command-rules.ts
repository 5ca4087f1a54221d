import type { GivenCommand } from '../commands/command-store';
import type { SimCommand } from '../model/commands';
import type { TimelineCommand } from './timeline';

const MOST_POINTS = 20;

/** Everything commands have done to a match. */
export interface MatchOrders {
  /** Rises with every command; what was worked out for a lower one is out of date. */
  readonly version: number;
  readonly commands: readonly TimelineCommand[];
  readonly suspensions: readonly { readonly at: number; readonly suspended: boolean }[];
  readonly leans: readonly { readonly at: number; readonly tilt: number }[];
}

export const NO_ORDERS: MatchOrders = { version: 0, commands: [], suspensions: [], leans: [] };

/** Whether the values of a command make sense. */
export function isSensible(command: SimCommand): boolean {
  if (command.type === 'score') {
    const { points = 1 } = command;
    return Number.isInteger(points) && points >= 1 && points <= MOST_POINTS;
  }
  if (command.type === 'moveOdds') return command.strength > 0 && command.strength <= 1;
  return true;
}

/** Adds a command to what earlier ones have done. */
export function withCommand(orders: MatchOrders, { at, command }: GivenCommand): MatchOrders {
  const next = { ...orders, version: orders.version + 1 };
  switch (command.type) {
    case 'score': {
      const scored = { type: 'score' as const, side: command.side, points: command.points ?? 1 };
      return { ...next, commands: [...orders.commands, { at, command: scored }] };
    }
    case 'end':
    case 'abandon':
      return { ...next, commands: [...orders.commands, { at, command: { type: command.type } }] };
    case 'stage':
      return next;
    case 'suspend':
    case 'resume':
      return { ...next, suspensions: [...orders.suspensions, { at, suspended: command.type === 'suspend' }] };
    case 'moveOdds': {
      const tilt = command.side === 'home' ? command.strength : -command.strength;
      return { ...next, leans: [...orders.leans, { at, tilt }] };
    }
  }
}

/** Whether the match is suspended at a time. */
export function isSuspended(orders: MatchOrders, time: number): boolean {
  return orders.suspensions.findLast(({ at }) => at <= time)?.suspended ?? false;
}

/** How far commands have moved the odds by a time. */
export function leanAt(orders: MatchOrders, time: number): number {
  return orders.leans.reduce((sum, { at, tilt }) => (at <= time ? sum + tilt : sum), 0);
}
