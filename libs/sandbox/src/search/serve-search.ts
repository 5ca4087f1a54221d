import { type CallResponse, sports as sportsCalls } from '@heptad/contracts';
import type { SimMatch, SimName } from '@heptad/sandbox-simulation';
import { leagueIdAt, sportsAt } from '@heptad/sandbox-venues';
import type { AreaServer } from '../server/area-server';
import { findNames, type Hit } from './find-names';
import { makeNameBook, type NameBook, type Named } from './name-book';
import { listedMatches, openSlots } from './open-slots';

type FoundMatch = CallResponse<typeof sportsCalls.search>['matches'][number];

function foundMatch(match: SimMatch, language: keyof SimName): readonly FoundMatch[] {
  const { id, sport, league, home, away, kickOff, list, stage, score } = match;
  if (list === 'ended' || list === 'outright') return [];
  return [
    {
      id,
      sport,
      league: league.name[language],
      home: home.name[language],
      away: away.name[language],
      kickOff,
      list,
      ...(stage === 'notStarted' ? {} : { score: { ...score } }),
    },
  ];
}

/** Puts the search over all sports on the server. */
export function serveSearch({ calls, services: { simulation, seed } }: AreaServer): void {
  // Thousands of names: made with the first search.
  let book: NameBook | undefined;

  calls.serveCall(sportsCalls.search, ({ body: { words, venue, language }, now }) => {
    book ??= makeNameBook(seed);
    const sports = sportsAt(venue);
    const hits = findNames(book, openSlots(simulation, sports, now), words, {
      sports,
      most: sportsCalls.MOST_FOUND,
    });
    const found = [hits.teams, hits.leagues, hits.players].flat();
    const ids = [...hits.matches, ...found.map(({ next }) => next)].map(({ id }) => id);
    const listed = listedMatches(simulation, [...new Set(ids)]);
    const matchOf = (id: string): readonly FoundMatch[] => {
      const match = listed.get(id);
      return match === undefined ? [] : foundMatch(match, language);
    };
    function named<Item extends Named>({ item, next }: Hit<Item>) {
      const { id, sport, name } = item;
      return matchOf(next.id).map((match) => ({ id, sport, name: name[language], next: match }));
    }
    return {
      matches: hits.matches.flatMap(({ id }) => matchOf(id)),
      teams: hits.teams.flatMap((hit) => named(hit)),
      leagues: hits.leagues.flatMap((hit) =>
        named(hit).map((league) => ({ ...league, id: leagueIdAt(venue, league.id) })),
      ),
      players: hits.players.flatMap((hit) =>
        named(hit).map((player) => ({ ...player, team: hit.item.team.name[language] })),
      ),
    };
  });
}
