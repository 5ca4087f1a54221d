import type { Team } from '@heptad/venue-gateway';
import fc from 'fast-check';
import { outcomesOf, tally } from './past-outcomes';
import { pastMatch } from './testing/preview-fakes';

const US: Team = { id: 't1', name: '我们' };
const US_THERE = { id: 't1', name: '我们' };
const THEM = { id: 't2', name: '他们' };

describe('how a team did', () => {
  it('tells of each match what the team scored first, at home or away', () => {
    const matches = [
      pastMatch('b', THEM, US_THERE, 3, 0),
      pastMatch('c', THEM, US_THERE, 1, 1),
      pastMatch('a', US_THERE, THEM, 2, 1),
    ];
    expect(outcomesOf(US, matches).map(({ match, ...rest }) => ({ id: match.id, ...rest }))).toEqual([
      { id: 'b', outcome: 'lost', opponent: '他们', atHome: false, own: 0, theirs: 3 },
      { id: 'c', outcome: 'drawn', opponent: '他们', atHome: false, own: 1, theirs: 1 },
      { id: 'a', outcome: 'won', opponent: '他们', atHome: true, own: 2, theirs: 1 },
    ]);
    expect(outcomesOf(THEM, matches).map(({ outcome }) => outcome)).toEqual(['won', 'drawn', 'lost']);
  });

  it('leaves out what is of other teams, of the same name too', () => {
    expect(outcomesOf(US, [pastMatch('c', { id: 't3', name: '我们' }, THEM, 1, 0)])).toEqual([]);
  });

  it('knows a team by its name where a venue gives no ids', () => {
    expect(outcomesOf({ name: '我们' }, [pastMatch('a', US_THERE, THEM, 1, 0)])).toHaveLength(1);
  });

  it('adds up to all matches', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9), fc.nat(9))), (scores) => {
        const matches = scores.map(([home, away], place) =>
          pastMatch(String(place), US_THERE, THEM, home, away),
        );
        const { won, drawn, lost } = tally(outcomesOf(US, matches));
        expect(won + drawn + lost).toBe(matches.length);
        expect(tally(outcomesOf(THEM, matches))).toEqual({ won: lost, drawn, lost: won });
      }),
    );
  });
});
