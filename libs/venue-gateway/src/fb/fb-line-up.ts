import type { Result } from '@heptad/api-client';
import { fb } from '@heptad/contracts';
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

const SIDES = byNumber(fb.SERVING);
const POSITIONS = byNumber(fb.POSITION);

const LINE_UPS = withResponse(
  fb.matchLineup,
  v.object({
    ...fb.matchLineup.response.entries,
    lu: v.array(v.object({ ...fb.lineUp.entries, fm: v.optional(v.unknown()), ps: v.array(v.unknown()) })),
    su: v.array(v.unknown()),
  }),
);

function playerOf(side: ReadPlayer['side'], told: v.InferOutput<typeof fb.player>): ReadPlayer {
  const { id, na: name, sna: short, no: shirt, po, st, pl: place } = told;
  return readPlayer({ side, starts: st === 1, id, name, short, shirt, position: POSITIONS.get(po), place });
}

function changeOf({ sd, pe, s, oid, iid }: v.InferOutput<typeof fb.substitution>): Substitution | undefined {
  const side = SIDES.get(sd);
  return side && { side, clock: { seconds: s, period: fbStageOf(pe) }, off: String(oid), on: String(iid) };
}

/** Who plays in a match of FB; a player who makes no sense is passed over. */
export async function fbLineUps(session: VenueSession, id: string): Promise<Result<LineUps>> {
  if (!MATCH_ID.test(id)) return matchUnknown(fb.matchLineup.path);
  const answer = await session.call(LINE_UPS, { matchId: id }, { noToast: true });
  if (!answer.ok) return answer;
  const { ls, lu, su } = answer.value;
  const nobody = unnamed(ls, fb.LINE_UP_STATE);
  if (nobody !== undefined) return { ok: true, value: nobody };
  const { players, formations } = await readSides(
    lu.map(({ sd, fm, ps }) => ({ side: SIDES.get(sd), formation: fm, players: ps })),
    fb.player,
    playerOf,
  );
  const changes = await readRecords(su, fb.substitution, changeOf, changeKey);
  return { ok: true, value: announcedLineUps(players, formations, changes.kept) };
}
