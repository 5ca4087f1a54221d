import type { Result } from '@heptad/api-client';
import {
  FB_LINE_UP_STATE,
  FB_POSITION,
  FB_SERVING,
  fbLineUp,
  fbMatchLineup,
  fbPlayer,
  fbSubstitution,
} from '@heptad/contracts';
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
import { fbStageOf } from './fb-match';

const MATCH_ID = /^\d{1,30}$/;

const SIDES = byNumber(FB_SERVING);
const POSITIONS = byNumber(FB_POSITION);

const LINE_UPS = withResponse(
  fbMatchLineup,
  v.object({
    ...fbMatchLineup.response.entries,
    lu: v.array(v.object({ ...fbLineUp.entries, fm: v.optional(v.unknown()), ps: v.array(v.unknown()) })),
    su: v.array(v.unknown()),
  }),
);

function playerOf(side: ReadPlayer['side'], told: v.InferOutput<typeof fbPlayer>): ReadPlayer {
  const { id, na: name, sna: short, no: shirt, po, st, pl: place } = told;
  return readPlayer({ side, starts: st === 1, id, name, short, shirt, position: POSITIONS.get(po), place });
}

function changeOf({ sd, pe, s, oid, iid }: v.InferOutput<typeof fbSubstitution>): Substitution | undefined {
  const side = SIDES.get(sd);
  return side && { side, clock: { seconds: s, period: fbStageOf(pe) }, off: String(oid), on: String(iid) };
}

/** Who plays in a match of FB; a player who makes no sense is passed over. */
export async function fbLineUps(session: VenueSession, id: string): Promise<Result<LineUps>> {
  if (!MATCH_ID.test(id)) return matchUnknown(fbMatchLineup.path);
  const answer = await session.call(LINE_UPS, { matchId: id }, { noToast: true });
  if (!answer.ok) return answer;
  const { ls, lu, su } = answer.value;
  const nobody = unnamed(ls, FB_LINE_UP_STATE);
  if (nobody !== undefined) return { ok: true, value: nobody };
  const { players, formations } = await readSides(
    lu.map(({ sd, fm, ps }) => ({ side: SIDES.get(sd), formation: fm, players: ps })),
    fbPlayer,
    playerOf,
  );
  const changes = await readRecords(su, fbSubstitution, changeOf, changeKey);
  return { ok: true, value: announcedLineUps(players, formations, changes.kept) };
}
