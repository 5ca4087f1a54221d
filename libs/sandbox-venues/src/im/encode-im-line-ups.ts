import { type CallResponse, im } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { SimLineUps, SimSide, SimTeamLineUp } from '@heptad/sandbox-simulation';
import { playersOf } from '../matches/match-line-ups';
import type { VenueLocale } from '../wire/venue-locale';
import { clockText } from './encode-im-event';

function encodeSide(side: SimSide, lineUp: SimTeamLineUp, locale: VenueLocale): im.LineUp {
  return {
    Side: im.SERVING[side],
    ...defined({ Formation: lineUp.formation }),
    Players: playersOf(lineUp).map(({ player, starts, place }) => ({
      PlayerId: Number(player.id),
      PlayerName: player.name[locale],
      PlayerShortName: player.shortName[locale],
      ShirtNumber: player.shirt,
      PositionId: im.POSITION[player.position],
      IsStarter: starts,
      ...defined({ FormationPlace: place }),
    })),
  };
}

/** Line-ups as IM tells them. */
export function encodeImLineUps(
  lineUps: SimLineUps,
  locale: VenueLocale,
): Omit<CallResponse<typeof im.getEventLineups>, 'EventId'> {
  const LineUpStatusId = im.LINE_UP_STATUS[lineUps.state];
  if (lineUps.state !== 'announced') return { LineUpStatusId, LineUps: [], Substitutions: [] };
  return {
    LineUpStatusId,
    LineUps: [encodeSide('home', lineUps.home, locale), encodeSide('away', lineUps.away, locale)],
    Substitutions: lineUps.substitutions.map(({ side, stage, clockSeconds, off, on }) => ({
      Side: im.SERVING[side],
      RBTime: clockText({ stage, clock: { seconds: clockSeconds, running: false } }) ?? '',
      PlayerOutId: Number(off),
      PlayerInId: Number(on),
    })),
  };
}
