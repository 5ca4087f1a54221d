import type { Fixture } from '../calendar/calendar';
import { canBeStaged } from '../calendar/staged-calendar';
import type { SimCommand } from '../model/commands';
import type { SimMatchStatus } from '../model/match';
import { isOver } from '../timelines/match-timelines';

/** Why a command cannot be given to a match in this status; undefined where it can. */
export function refusalOf(
  command: SimCommand,
  { sport }: Fixture,
  status: SimMatchStatus,
  hasBegun: boolean,
): 'notLive' | 'alreadyBegun' | 'alreadyEnded' | 'badValue' | undefined {
  if (isOver(status)) return 'alreadyEnded';
  if (command.type === 'stage') {
    if (hasBegun) return 'alreadyBegun';
    return canBeStaged(sport) ? undefined : 'badValue';
  }
  return !hasBegun && (command.type === 'score' || command.type === 'end') ? 'notLive' : undefined;
}
