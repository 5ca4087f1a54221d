import { SCORED_STAGES, type ScoredStage, type StageScore } from '@heptad/venue-gateway';
import fc from 'fast-check';
import { compactStages, stageColumns, stageNumber } from './stage-columns';

const scoresOf = (...stages: readonly ScoredStage[]): readonly StageScore[] =>
  stages.map((stage, place) => ({ stage, score: { home: place + 1, away: place } }));
const names = (scores: readonly StageScore[]) => stageColumns(scores).map(({ stage }) => stage);

describe('the columns of the board of stages', () => {
  it('are all four quarters, those to come without a score, and overtime once there is one', () => {
    const columns = stageColumns(scoresOf('quarter1', 'quarter2'));
    expect(columns.map(({ stage }) => stage)).toEqual(['quarter1', 'quarter2', 'quarter3', 'quarter4']);
    expect(columns.map(({ score }) => score?.home)).toEqual([1, 2, undefined, undefined]);
    expect(names(scoresOf('quarter1', 'quarter2', 'quarter3', 'quarter4', 'overtime')).at(-1)).toBe(
      'overtime',
    );
  });

  it('are both halves, nine innings, and as many sets as were begun', () => {
    expect(names(scoresOf('firstHalf'))).toEqual(['firstHalf', 'secondHalf']);
    expect(names(scoresOf('inning1'))).toHaveLength(9);
    expect(names(scoresOf('set1', 'set2'))).toEqual(['set1', 'set2']);
  });

  it('are none where the venue tells none', () => expect(stageColumns([])).toEqual([]));

  it('hold every score that was told, once and with its own stage', () => {
    fc.assert(
      fc.property(fc.subarray([...SCORED_STAGES]), (stages) => {
        const scores = scoresOf(...stages);
        const told = stageColumns(scores).flatMap(({ stage, score }) => (score ? [{ stage, score }] : []));
        expect(told).toHaveLength(scores.length);
        expect(told).toEqual(expect.arrayContaining([...scores]));
        expect(new Set(names(scores)).size).toBe(names(scores).length);
      }),
    );
  });

  it('are headed by their number; halves and overtime by a word', () => {
    expect([stageNumber('quarter3'), stageNumber('set5'), stageNumber('inning9')]).toEqual(['3', '5', '9']);
    expect([stageNumber('firstHalf'), stageNumber('overtime')]).toEqual([undefined, undefined]);
  });
});

describe('what a card has room for', () => {
  const shown = (stages: readonly ScoredStage[], whole = false) =>
    compactStages(scoresOf(...stages), whole).map(({ stage }) => stage);

  it('is the latest quarters and sets, the first half once the second has begun, and the inning that is played', () => {
    expect(shown(['quarter1', 'quarter2'])).toEqual(['quarter1', 'quarter2']);
    expect(shown(['set1', 'set2', 'set3', 'set4'])).toEqual(['set2', 'set3', 'set4']);
    expect(shown(['firstHalf'])).toEqual([]);
    expect(shown(['firstHalf', 'secondHalf'])).toEqual(['firstHalf']);
    expect(shown(['inning1', 'inning2'])).toEqual(['inning2']);
    expect(shown([])).toEqual([]);
  });

  it('is everything, and the half of a match that got no further, of a result', () => {
    expect(shown(['inning1', 'inning2'], true)).toHaveLength(2);
    expect(shown(['quarter1', 'quarter2', 'quarter3', 'quarter4', 'overtime'], true)).toHaveLength(5);
    expect(shown(['firstHalf'], true)).toEqual(['firstHalf']);
  });
});
