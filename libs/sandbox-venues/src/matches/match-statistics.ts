import type { SimBall, SimSide, SimStatistic, Simulation } from '@heptad/sandbox-simulation';
import { matchOrRefuse } from './match-source';

/** Where a ball is, in thousandths of the field. */
export interface WirePlace {
  readonly x: number;
  readonly y: number;
  readonly side: SimSide | undefined;
  readonly danger: SimBall['danger'];
}

/** What a venue tells of a match beside its score. */
export interface TalliedMatch {
  readonly statistics: readonly SimStatistic[];
  readonly ball: WirePlace | undefined;
}

const thousandths = (share: number): number => Math.round(share * 1000);

/** What has been counted of a match so far, and where its ball is. Throws the refusal of an id that names none. */
export function statisticsOf(simulation: Simulation, id: string): TalliedMatch {
  const match = matchOrRefuse(simulation, id);
  const ball = simulation.ball(match.id);
  return {
    statistics: simulation.statistics(match.id),
    ball: ball && { x: thousandths(ball.x), y: thousandths(ball.y), side: ball.side, danger: ball.danger },
  };
}
