import { matches, REQUEST_CODES, type CallResponse } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { SimMatch, SimName, SimTeam } from '@heptad/sandbox-simulation';
import { BusinessError } from '@heptad/sandbox-venues';
import type { AreaServer } from '../server/area-server';
import { pastMatches } from './past-matches';

type WireMatch = CallResponse<typeof matches.preview>['meetings'][number];

/** Puts on the server what is known before a match (ROUTE-081, CALL-067). */
export function serveMatchPreview({ calls, services }: Pick<AreaServer, 'calls' | 'services'>): void {
  const { simulation } = services;

  calls.serveCall(matches.preview, ({ body: { matchId, language }, now }) => {
    const match = simulation.match(matchId);
    if (match === undefined) throw new BusinessError(REQUEST_CODES.notFound, '没有找到这场比赛');
    const { home, away, meetings } = pastMatches(simulation, match, now);
    const all = (past: readonly SimMatch[]) => past.map((each) => wireMatch(each, language));
    const table = simulation.leagueTable(match.league.id)?.map(({ team, ...row }) => ({
      team: wireTeam(team, language),
      ...row,
    }));
    return { home: all(home), away: all(away), meetings: all(meetings), ...defined({ table }) };
  });
}

function wireTeam({ id, name }: SimTeam, language: keyof SimName) {
  return { id, name: name[language] };
}

function wireMatch({ id, league, kickOff, home, away, score }: SimMatch, language: keyof SimName): WireMatch {
  return {
    id,
    league: league.name[language],
    kickOff,
    home: wireTeam(home, language),
    away: wireTeam(away, language),
    score: { ...score },
  };
}
