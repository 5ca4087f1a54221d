import {
  OB_LINE_UP_STATE,
  OB_POSITION,
  type CallResponse,
  type ObPlayer,
  type obMatchLineup,
} from '@heptad/contracts';
import type { SimLineUps, SimSide, SimTeamLineUp } from '@heptad/sandbox-simulation';
import { playersOf } from '../matches/match-line-ups';
import type { VenueLocale } from '../wire/venue-locale';
import { obPeriod } from './ob-numbers';

function encodeSide(side: SimSide, lineUp: SimTeamLineUp, locale: VenueLocale): readonly ObPlayer[] {
  return playersOf(lineUp).map(({ player, starts, place }) => ({
    pid: player.id,
    sd: side,
    pn: player.name[locale],
    psn: player.shortName[locale],
    num: String(player.shirt),
    pos: OB_POSITION[player.position],
    st: starts ? 1 : 0,
    ...(place !== undefined && { pl: place }),
  }));
}

/** Line-ups as OB and DB tell them. */
export function encodeObLineUps(
  lineUps: SimLineUps,
  locale: VenueLocale,
): Omit<CallResponse<typeof obMatchLineup>, 'mid'> {
  const lus = OB_LINE_UP_STATE[lineUps.state];
  if (lineUps.state !== 'announced') return { lus, list: [], subs: [] };
  const { home, away, substitutions } = lineUps;
  return {
    lus,
    ...(home.formation !== undefined && { hf: home.formation }),
    ...(away.formation !== undefined && { af: away.formation }),
    list: [...encodeSide('home', home, locale), ...encodeSide('away', away, locale)],
    subs: substitutions.map(({ side, stage, clockSeconds, off, on }) => {
      return { sd: side, mmp: String(obPeriod(stage)), mst: String(clockSeconds), op: off, ip: on };
    }),
  };
}
