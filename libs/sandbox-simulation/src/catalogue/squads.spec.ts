import fc from 'fast-check';
import { leaguesOf } from './catalogue';
import { squadOf } from './squads';
import type { SquadSport } from './squads';
import type { SimPlayer } from '../model/line-up';

const seeds = fc.integer({ min: 1, max: 10_000 });
const sports = fc.constantFrom<SquadSport>('football', 'basketball');
const ids = (players: readonly SimPlayer[]) => players.map(({ id }) => id);

describe('a squad', () => {
  const teams = sports.chain((sport) =>
    fc.constantFrom(...leaguesOf(sport).flatMap((entry) => entry.teams)).map(({ id }) => ({ sport, id })),
  );

  it('is the same whenever it is asked for, its shirts, ids, names and family names all different', () => {
    fc.assert(
      fc.property(seeds, teams, (seed, { sport, id }) => {
        const squad = squadOf(sport, id, seed);
        expect(squadOf(sport, id, seed)).toEqual(squad);
        for (const of of [
          (player: SimPlayer): string | number => player.shirt,
          (player: SimPlayer) => player.id,
          ({ name }: SimPlayer) => name['zh-CN'],
          ({ shortName }: SimPlayer) => shortName['zh-TW'],
          ({ shortName }: SimPlayer) => shortName.en,
        ])
          expect(new Set(squad.map(of)).size).toBe(squad.length);
        for (const { shirt } of squad) expect([shirt >= 0, shirt <= 99]).toEqual([true, true]);
      }),
    );
  });

  it('is named in three languages, and short by a part of the name', () => {
    fc.assert(
      fc.property(seeds, teams, (seed, { sport, id }) => {
        for (const { name, shortName } of squadOf(sport, id, seed)) {
          expect(name.en).toMatch(/^[\p{Script=Latin}’' -]+$/u);
          expect(name['zh-CN']).toMatch(/^[\p{Script=Han}·]+$/u);
          expect(name['zh-TW']).toMatch(/^[\p{Script=Han}·]+$/u);
          for (const locale of ['zh-CN', 'zh-TW', 'en'] as const) {
            expect(name[locale]).toContain(shortName[locale]);
            expect(shortName[locale].length).toBeGreaterThan(1);
          }
        }
      }),
    );
  });

  it('has a goalkeeper in shirt 1, and no two teams share a player', () => {
    const keepers = leaguesOf('football')
      .flatMap((entry) => entry.teams)
      .map(({ id }) => squadOf('football', id, 3).filter(({ shirt }) => shirt === 1));
    for (const [keeper] of keepers) expect(keeper?.position).toBe('goalkeeper');
    const all = leaguesOf('basketball').flatMap((entry) => entry.teams);
    const players = all.flatMap(({ id }) => ids(squadOf('basketball', id, 3)));
    expect(new Set(players).size).toBe(players.length);
  });

  it('is not the same in another sandbox', () => {
    expect(squadOf('football', '1014', 1)).not.toEqual(squadOf('football', '1014', 2));
  });
});
