import { type CallResponse, fb } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { SimLineUps, SimSide, SimTeamLineUp } from '@heptad/sandbox-simulation';
import { playersOf } from '../matches/match-line-ups';
import type { VenueLocale } from '../wire/venue-locale';
import { fbStage } from './fb-numbers';

function encodeSide(side: SimSide, lineUp: SimTeamLineUp, locale: VenueLocale): fb.LineUp {
  return {
    sd: fb.SERVING[side],
    ...defined({ fm: lineUp.formation }),
    ps: playersOf(lineUp).map(({ player, starts, place }) => ({
      id: player.id,
      na: player.name[locale],
      sna: player.shortName[locale],
      no: player.shirt,
      po: fb.POSITION[player.position],
      st: starts ? 1 : 0,
      ...defined({ pl: place }),
    })),
  };
}

/** Line-ups as FB tells them. */
export function encodeFbLineUps(
  lineUps: SimLineUps,
  locale: VenueLocale,
): Omit<CallResponse<typeof fb.matchLineup>, 'id'> {
  const ls = fb.LINE_UP_STATE[lineUps.state];
  if (lineUps.state !== 'announced') return { ls, lu: [], su: [] };
  return {
    ls,
    lu: [encodeSide('home', lineUps.home, locale), encodeSide('away', lineUps.away, locale)],
    su: lineUps.substitutions.map(({ side, stage, clockSeconds, off, on }) => {
      return {
        sd: fb.SERVING[side],
        pe: fbStage(stage) ?? fb.PERIOD.full,
        s: clockSeconds,
        oid: off,
        iid: on,
      };
    }),
  };
}
