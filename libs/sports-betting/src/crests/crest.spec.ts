import { contrastRatio } from '@heptad/brand-config';
import fc from 'fast-check';
import { crestOf, crestsOf, leagueMarkOf, type Crest } from './crest';

const IDS = Array.from({ length: 5000 }, (_, place) => String(1000 + place));
const team = (id: string) => ({ id, name: `主队${id}` });

/** The lightest and the darkest that a light theme of a brand puts crests on, and the same of dark themes. */
const GROUNDS = ['#ffffff', '#f4f1fb', '#fbf6ec', '#0d363c', '#1f2228', '#191029', '#0d0817'];

/** How often each value of a part comes up, the rarest and the most frequent. */
function spread(crests: readonly Crest[], part: keyof Crest): { kinds: number; least: number; most: number } {
  const counts = new Map<string, number>();
  for (const crest of crests) counts.set(crest[part], (counts.get(crest[part]) ?? 0) + 1);
  return { kinds: counts.size, least: Math.min(...counts.values()), most: Math.max(...counts.values()) };
}

const arbitraryTeam = fc.record({ id: fc.string(), name: fc.string() });

describe('the crest of a team', () => {
  it.each([
    ['shape', 12],
    ['division', 8],
    ['color', 12],
    ['second', 3],
  ] as const)('has every %s about as often as the others, over 5,000 ids', (part, kinds) => {
    const found = spread(
      IDS.map((id) => crestOf(team(id))),
      part,
    );
    expect(found.kinds).toBe(kinds);
    expect(found.least).toBeGreaterThan((5000 / kinds) * 0.8);
    expect(found.most).toBeLessThan((5000 / kinds) * 1.2);
  });

  it.each([
    [{ id: '1001', name: '' }, 'hexagon cross #4a7cf0 #ffefb5'],
    [{ id: '1021', name: '' }, 'banner stripes #c052d6 #ffefb5'],
    [{ id: '20000', name: '' }, 'spear quarters #73839a #ffffff'],
    [{ id: '9007199254740993', name: '' }, 'square chevron #1788ce #ffffff'],
    [{ name: '利物浦' }, 'eared sash #4a7cf0 #ffefb5'],
    [{ name: '' }, 'tower plain #9169ee #0d1526'],
  ])('of %j stays what members know', (known, look) => {
    const { shape, division, color, second } = crestOf(known);
    expect([shape, division, color, second].join(' ')).toBe(look);
  });

  it('is told by the id alone, and by the name where there is none', () => {
    expect(crestOf({ id: '7', name: '利物浦' })).toEqual(crestOf({ id: '7', name: 'Liverpool FC' }));
    expect(crestOf({ name: '利物浦' })).toEqual(crestOf({ name: '利物浦' }));
    expect(crestOf({ name: '利物浦' })).not.toEqual(crestOf({ name: '富勒姆' }));
  });

  it('exists for any id, an empty one too', () => {
    fc.assert(
      fc.property(arbitraryTeam, (any) => {
        expect(Object.values(crestOf(any))).not.toContain(undefined);
      }),
    );
  });

  it('stands out from the surfaces of all brands, and its second colour from its first', () => {
    const crests = IDS.map((id) => crestOf(team(id)));
    const colors = [...new Set(crests.map(({ color }) => color))];
    const low = colors.filter((color) => GROUNDS.some((ground) => contrastRatio(color, ground) < 3));
    expect(low).toEqual([]);
    expect(crests.filter(({ color, second }) => contrastRatio(color, second) < 3)).toEqual([]);
  });
});

describe('the crests of a match', () => {
  it('never have one colour', () => {
    fc.assert(
      fc.property(arbitraryTeam, arbitraryTeam, (home, away) => {
        const crests = crestsOf({ home, away });
        expect(crests.home.color).not.toBe(crests.away.color);
      }),
    );
  });

  it('are all told apart in a league where everyone meets everyone', () => {
    const teams = Array.from({ length: 176 }, (_, place) => team(String(1001 + place)));
    const alike = teams.flatMap((home) =>
      teams
        .filter((away) => away !== home)
        .map((away) => crestsOf({ home, away }))
        .filter((pair) => pair.home.color === pair.away.color),
    );
    expect(alike).toEqual([]);
  });

  it('leave the home side as it always is, and the away side too where the colours differ', () => {
    fc.assert(
      fc.property(arbitraryTeam, arbitraryTeam, (home, away) => {
        const crests = crestsOf({ home, away });
        expect(crests.home).toEqual(crestOf(home));
        const { color, ...own } = crestOf(away);
        expect(crests.away).toMatchObject(own);
        if (color !== crests.home.color) expect(crests.away.color).toBe(color);
      }),
    );
  });
});

describe('the mark of a league', () => {
  it('is a round badge, and as even', () => {
    const marks = IDS.map((id) => leagueMarkOf({ id }));
    expect(spread(marks, 'shape').kinds).toBe(1);
    expect(spread(marks, 'division').kinds).toBe(3);
    expect(spread(marks, 'color').kinds).toBe(12);
    expect(leagueMarkOf({ id: '102' })).toEqual(leagueMarkOf({ id: '102' }));
  });
});
