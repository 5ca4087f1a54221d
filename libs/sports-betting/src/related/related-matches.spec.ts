import { fakeMatch } from '../testing/sports-scene';
import { splitMatch, type MatchShape } from '../match/match-shape';
import { MOST_RELATED, relatedMatches, listKindsOf } from './related-matches';

const NOON = Date.UTC(2030, 0, 1, 12);
const shape = (id: string, more: Parameters<typeof fakeMatch>[1] = {}): MatchShape =>
  splitMatch(fakeMatch(id, more)).shape;
const other = { id: 'l2', name: '远山联赛' };
const match = shape('here');
const ids = (around: readonly MatchShape[]) => relatedMatches(match, around).map(({ id }) => id);

describe('related matches', () => {
  it('are of the same league first, running before coming, then the next of the sport', () => {
    expect(
      ids([
        shape('late', { league: other, status: 'upcoming', kickOff: NOON + 2 }),
        shape('soon', { league: other, status: 'upcoming', kickOff: NOON + 1 }),
        shape('own later', { status: 'upcoming', kickOff: NOON + 9 }),
        shape('running', { league: other, kickOff: NOON - 9 }),
        shape('own running', { kickOff: NOON }),
      ]),
    ).toEqual(['own running', 'own later', 'running', 'soon', 'late']);
  });

  it('are never the match itself, one that is over, or one twice', () => {
    const over = [shape('over', { status: 'ended' }), shape('off', { status: 'abandoned' })];
    expect(ids([match, shape('a'), shape('a'), ...over])).toEqual(['a']);
  });

  it('are no more than stand at the end of a page', () => {
    expect(ids(Array.from({ length: 30 }, (_, place) => shape(`m${String(place)}`)))).toHaveLength(
      MOST_RELATED,
    );
  });

  it('are looked for where the sport is listed', () => {
    expect(listKindsOf('tennis')).toEqual(['live', 'today']);
    expect(listKindsOf('virtualFootball')).toEqual(['virtual']);
    expect(listKindsOf('electronicFootball')).toEqual(['esports']);
    expect(listKindsOf('ancientBattle')).toEqual(['esports']);
  });
});
