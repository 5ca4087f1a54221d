import type { SimSportKey, Simulation } from '@heptad/sandbox-simulation';

const DAY = 86_400_000;
/** How far back matches are looked for, in days. */
const LOOK_BACK = 6;
const LATEST = 5;

/** How a team has fared in its latest matches. */
export interface TeamForm {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Goals, points, sets or runs, in all of them. */
  readonly scored: number;
  readonly conceded: number;
}

/** The latest five matches of a team that were over at a moment. */
export function teamFormAt(
  simulation: Pick<Simulation, 'fixtures' | 'outcome'>,
  sport: SimSportKey,
  teamId: string,
  at: number,
): TeamForm {
  let form: TeamForm = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };
  const theirs = simulation
    .fixtures(sport, at - LOOK_BACK * DAY, at)
    .filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId);
  for (const { id, homeId } of theirs.toReversed()) {
    if (form.played === LATEST) break;
    const outcome = simulation.outcome(id, 'full', at);
    if (outcome?.type !== 'final') continue;
    const { home, away } = outcome.score;
    const [scored, conceded] = homeId === teamId ? [home, away] : [away, home];
    form = {
      played: form.played + 1,
      won: form.won + (scored > conceded ? 1 : 0),
      drawn: form.drawn + (scored === conceded ? 1 : 0),
      lost: form.lost + (scored < conceded ? 1 : 0),
      scored: form.scored + scored,
      conceded: form.conceded + conceded,
    };
  }
  return form;
}
