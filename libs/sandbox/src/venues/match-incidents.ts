import type { SimEvent, SimSide, Simulation } from '../simulation/simulation';
import { matchOrRefuse } from './match-source';

/** What a venue tells of the course of a match: the changes of stage are in its clock already. */
export interface SimIncident extends SimEvent {
  readonly type: Exclude<SimEvent['type'], 'stage'>;
  readonly side: SimSide;
}

function isIncident(event: SimEvent): event is SimIncident {
  return event.type !== 'stage' && event.side !== undefined;
}

/** What has happened in a match so far, in the order of play. Throws the refusal of an id that names none. */
export function incidentsOf(simulation: Simulation, id: string): readonly SimIncident[] {
  return simulation.events(matchOrRefuse(simulation, id).id).filter(isIncident);
}
