import fc from 'fast-check';
import { keptTeams } from './kept-teams';

const team = (id: string) => ({ id, name: `球队${id}` });
const ids = (teams: readonly { readonly id: string }[]) => teams.map(({ id }) => id);
const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));

describe('the rows of followed teams', () => {
  it('are those that are followed and those that were let go, each once, the kept ones where they stood', () => {
    fc.assert(
      fc.property(some, some, (kept, now) => {
        const rows = ids(keptTeams(kept.map(team), now.map(team)));
        expect(new Set(rows).size).toBe(rows.length);
        expect(new Set(rows)).toEqual(new Set([...kept, ...now]));
        expect(rows.slice(rows.length - kept.length)).toEqual(kept);
        const fresh = now.filter((id) => !kept.includes(id));
        expect(rows.slice(0, fresh.length)).toEqual(fresh);
      }),
    );
  });

  it('keep the match of a team that comes back without it, and take a newer one', () => {
    const next = { id: '1', league: '联赛', home: '甲', away: '乙', kickOff: 1 };
    const [without] = keptTeams([{ ...team('a'), next }], [team('a')]);
    expect(without?.next).toEqual(next);
    const [newer] = keptTeams([{ ...team('a'), next }], [{ ...team('a'), next: { ...next, kickOff: 2 } }]);
    expect(newer?.next?.kickOff).toBe(2);
  });
});
