import type { Match, MatchStage } from '@heptad/venue-gateway';
import { stageParts } from '@heptad/venue-gateway/testing';
import { scoreOfCount } from './tally-values';
import type { BoardPart, BoardRow } from './tally-wire';

const PHASES: ReadonlyMap<string, MatchStage> = new Map([
  ['-', 'notStarted'],
  ['1h', 'firstHalf'],
  ['ht', 'halfTime'],
  ['2h', 'secondHalf'],
  ['q1', 'quarter1'],
  ['q2', 'quarter2'],
  ['q3', 'quarter3'],
  ['q4', 'quarter4'],
  ['s1', 'set1'],
  ['s2', 'set2'],
  ['s3', 'set3'],
  ['s4', 'set4'],
  ['s5', 'set5'],
  ['i1', 'inning1'],
  ['i2', 'inning2'],
  ['i3', 'inning3'],
  ['i4', 'inning4'],
  ['i5', 'inning5'],
  ['i6', 'inning6'],
  ['i7', 'inning7'],
  ['i8', 'inning8'],
  ['i9', 'inning9'],
  ['ot', 'overtime'],
  ['br', 'break'],
  ['x', 'ended'],
]);
const SERVING = { H: 'home', A: 'away' } as const;

/** The stage a phase names; one without a name is `inPlay`. */
export const stageOf = (phase: string): MatchStage => PHASES.get(phase) ?? 'inPlay';

/** The scores of a match's parts, and who serves. @param parts of any matches, in any order */
export function stagesOf(row: BoardRow, parts: readonly BoardPart[]): Pick<Match, 'stageScores' | 'serving'> {
  const own = parts.filter(({ match }) => String(match) === String(row.id));
  return stageParts(
    (stage) => {
      const found = own.find(({ part }) => stageOf(part) === stage);
      return found && scoreOfCount(found.count);
    },
    row.serve ? SERVING[row.serve] : undefined,
  );
}
