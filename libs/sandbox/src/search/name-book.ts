import { hasSquads, leaguesOf, SIM_SPORTS, squadOf } from '@heptad/sandbox-simulation';
import type { SimName, SimSportKey } from '@heptad/sandbox-simulation';
import { keysOf, type NameKeys } from './name-keys';
import nicknames from './seed/nicknames.json';

/** What everybody calls some leagues and teams, by the name in simplified Chinese. */
const NICKNAMES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(nicknames));

function withNickname(name: SimName): NameKeys {
  const [cn = '', tw = '', en = ''] = NICKNAMES.get(name['zh-CN']) ?? [];
  return [...keysOf(name), ...(cn === '' ? [] : keysOf({ 'zh-CN': cn, 'zh-TW': tw, en }))];
}

/** Somebody or something that is found by its name. */
export interface Named {
  readonly id: string;
  readonly sport: SimSportKey;
  readonly name: SimName;
  readonly keys: NameKeys;
}

export interface NamedPlayer extends Named {
  readonly team: Named;
}

export interface NameBook {
  readonly leagues: readonly Named[];
  /** Each once, however many leagues it plays in. */
  readonly teams: readonly Named[];
  readonly players: readonly NamedPlayer[];
}

/** Every name of the simulation, the more important leagues first. @param seed the simulation's, which its players come from */
export function makeNameBook(seed: number): NameBook {
  const entries = SIM_SPORTS.flatMap(leaguesOf);
  const teams = new Map<string, Named>();
  for (const { league, teams: playing } of entries)
    for (const { id, name } of playing)
      if (!teams.has(id)) teams.set(id, { id, name, sport: league.sport, keys: withNickname(name) });
  return {
    leagues: entries.map(({ league: { id, name, sport } }) => ({
      id,
      name,
      sport,
      keys: withNickname(name),
    })),
    teams: [...teams.values()],
    players: [...teams.values()].flatMap((team) =>
      hasSquads(team.sport)
        ? squadOf(team.sport, team.id, seed).map(({ id, name }): NamedPlayer => ({
            id,
            name,
            sport: team.sport,
            keys: keysOf(name),
            team,
          }))
        : [],
    ),
  };
}
