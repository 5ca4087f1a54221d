import type { Match, Team } from '@heptad/venue-gateway';
import { fakeMatch } from '../testing/sports-scene';
import { formOf } from './form';

const US: Team = { id: 't1', name: '我们' };
const THEM: Team = { id: 't2', name: '他们' };
const ended = (id: string, home: Team, away: Team, score?: Match['score'], more: Partial<Match> = {}) => {
  const {
    score: _,
    markets: _markets,
    clock: _clock,
    ...match
  } = fakeMatch(id, { status: 'ended', home, away, ...more });
  return { ...match, ...(score && { score }) };
};

describe('the form of a team', () => {
  it('tells of each match what the team scored first, at home or away', () => {
    const results = [
      ended('a', US, THEM, { home: 2, away: 1 }, { kickOff: 1 }),
      ended('b', THEM, US, { home: 3, away: 0 }, { kickOff: 3 }),
      ended('c', THEM, US, { home: 1, away: 1 }, { kickOff: 2 }),
    ];
    expect(formOf(US, results)).toEqual([
      { id: 'b', outcome: 'lost', opponent: '他们', atHome: false, own: 0, theirs: 3 },
      { id: 'c', outcome: 'drawn', opponent: '他们', atHome: false, own: 1, theirs: 1 },
      { id: 'a', outcome: 'won', opponent: '他们', atHome: true, own: 2, theirs: 1 },
    ]);
    expect(formOf(THEM, results).map(({ outcome }) => outcome)).toEqual(['won', 'drawn', 'lost']);
  });

  it('leaves out what was given up, has no score, or is of other teams', () => {
    const other = { id: 't3', name: '我们' };
    expect(
      formOf(US, [
        ended('a', US, THEM, { home: 1, away: 0 }, { status: 'abandoned' }),
        ended('b', US, THEM),
        ended('c', other, THEM, { home: 1, away: 0 }),
      ]),
    ).toEqual([]);
  });

  it('knows a team by its name where a venue gives no ids', () => {
    expect(formOf({ name: '我们' }, [ended('a', US, THEM, { home: 1, away: 0 })])).toHaveLength(1);
  });

  it('is no longer than five matches', () => {
    const many = Array.from({ length: 9 }, (_, place) =>
      ended(String(place), US, THEM, { home: 1, away: 0 }, { kickOff: place }),
    );
    expect(formOf(US, many).map(({ id }) => id)).toEqual(['8', '7', '6', '5', '4']);
  });
});
