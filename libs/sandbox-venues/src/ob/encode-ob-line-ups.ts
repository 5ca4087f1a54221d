import { type CallResponse, ob } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { SimLineUps, SimSide, SimTeamLineUp } from '@heptad/sandbox-simulation';
import { playersOf } from '../matches/match-line-ups';
import type { VenueLocale } from '../wire/venue-locale';
import { obPeriod } from './ob-numbers';

function encodeSide(side: SimSide, lineUp: SimTeamLineUp, locale: VenueLocale): readonly ob.Player[] {
  return playersOf(lineUp).map(({ player, starts, place }) => ({
    pid: player.id,
    sd: side,
    pn: player.name[locale],
    psn: player.shortName[locale],
    num: String(player.shirt),
    pos: ob.POSITION[player.position],
    st: starts ? 1 : 0,
    ...defined({ pl: place }),
  }));
}

/** Line-ups as OB and DB tell them. */
export function encodeObLineUps(
  lineUps: SimLineUps,
  locale: VenueLocale,
): Omit<CallResponse<typeof ob.matchLineup>, 'mid'> {
  const lus = ob.LINE_UP_STATE[lineUps.state];
  if (lineUps.state !== 'announced') return { lus, list: [], subs: [] };
  const { home, away, substitutions } = lineUps;
  return {
    lus,
    ...defined({ hf: home.formation, af: away.formation }),
    list: [...encodeSide('home', home, locale), ...encodeSide('away', away, locale)],
    subs: substitutions.map(({ side, stage, clockSeconds, off, on }) => {
      return { sd: side, mmp: String(obPeriod(stage)), mst: String(clockSeconds), op: off, ip: on };
    }),
  };
}
