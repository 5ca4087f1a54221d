import type { Result } from '@heptad/api-client';
import { im } from '@heptad/contracts';
import * as v from 'valibot';
import type { LineUps, Substitution } from '../entities/line-up';
import { byNumber } from '../mapping/by-number';
import {
  announcedLineUps,
  changeKey,
  readSides,
  readPlayer,
  unnamed,
  type ReadPlayer,
} from '../mapping/line-ups';
import { readRecords } from '../mapping/records';
import { matchUnknown } from '../mapping/refusals';
import { withResponse } from '../mapping/with-response';
import type { VenueSession } from '../session/venue-session';
import { imClock } from './im-match';

const EVENT_ID = /^\d{1,15}$/;

const SIDES = byNumber(im.SERVING);
const POSITIONS = byNumber(im.POSITION);

const LINE_UPS = withResponse(
  im.getEventLineups,
  v.object({
    ...im.getEventLineups.response.entries,
    LineUps: v.array(
      v.object({ ...im.lineUp.entries, Formation: v.optional(v.unknown()), Players: v.array(v.unknown()) }),
    ),
    Substitutions: v.array(v.unknown()),
  }),
);

function playerOf(side: ReadPlayer['side'], told: v.InferOutput<typeof im.player>): ReadPlayer {
  return readPlayer({
    side,
    starts: told.IsStarter,
    id: told.PlayerId,
    name: told.PlayerName,
    short: told.PlayerShortName,
    shirt: told.ShirtNumber,
    position: POSITIONS.get(told.PositionId),
    place: told.FormationPlace,
  });
}

function changeOf(told: v.InferOutput<typeof im.substitution>): Substitution | undefined {
  const [side, clock] = [SIDES.get(told.Side), imClock(told.RBTime, false)];
  if (side === undefined || clock === undefined) return undefined;
  return {
    side,
    clock: { seconds: clock.seconds, period: clock.period },
    off: String(told.PlayerOutId),
    on: String(told.PlayerInId),
  };
}

/** Who plays in an event of IM; a player who makes no sense is passed over. */
export async function imLineUps(session: VenueSession, id: string): Promise<Result<LineUps>> {
  if (!EVENT_ID.test(id)) return matchUnknown(im.getEventLineups.path);
  const answer = await session.call(LINE_UPS, { EventId: Number(id) }, { noToast: true });
  if (!answer.ok) return answer;
  const { LineUpStatusId, LineUps: sides, Substitutions } = answer.value;
  const nobody = unnamed(LineUpStatusId, im.LINE_UP_STATUS);
  if (nobody !== undefined) return { ok: true, value: nobody };
  const { players, formations } = await readSides(
    sides.map(({ Side, Formation, Players }) => {
      return { side: SIDES.get(Side), formation: Formation, players: Players };
    }),
    im.player,
    playerOf,
  );
  const changes = await readRecords(Substitutions, im.substitution, changeOf, changeKey);
  return { ok: true, value: announcedLineUps(players, formations, changes.kept) };
}
