import type { SimEvent, SimSide, Simulation } from '@heptad/sandbox-simulation';
import { matchOrRefuse } from './match-source';

/** What a venue tells of a match: the changes of stage are in its clock already. */
export interface SimIncident extends SimEvent {
  readonly type: Exclude<SimEvent['type'], 'stage' | 'goalCancelled'>;
  readonly side: SimSide;
}

function isIncident(event: SimEvent): event is SimIncident {
  return event.type !== 'stage' && event.type !== 'goalCancelled' && event.side !== undefined;
}

/** The events that stand: a cancelled goal is told no more. */
function standing(events: readonly SimEvent[]): readonly SimEvent[] {
  const kept: SimEvent[] = [];
  for (const event of events) {
    const undone =
      event.type === 'goalCancelled'
        ? kept.findLastIndex(({ type, side }) => type === 'goal' && side === event.side)
        : -1;
    if (undone !== -1) kept.splice(undone, 1);
    kept.push(event);
  }
  return kept;
}

/** What has happened in a match so far, in the order of play. Throws the refusal of an id that names none. */
export function incidentsOf(simulation: Simulation, id: string): readonly SimIncident[] {
  return standing(simulation.events(matchOrRefuse(simulation, id).id)).filter(isIncident);
}
