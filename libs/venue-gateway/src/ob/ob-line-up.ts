import type { Result } from '@heptad/api-client';
import { ob } from '@heptad/contracts';
import * as v from 'valibot';
import type { LineUps, PlayerPosition, Substitution } from '../entities/line-up';
import type { MatchStage } from '../entities/match';
import { byNumber } from '../mapping/by-number';
import {
  announcedLineUps,
  changeKey,
  formationOf,
  playerKey,
  readPlayer,
  unnamed,
  type ReadPlayer,
} from '../mapping/line-ups';
import { readRecords } from '../mapping/records';
import { matchUnknown } from '../mapping/refusals';
import { withResponse } from '../mapping/with-response';
import type { VenueSession } from '../session/venue-session';

const MATCH_ID = /^\d{1,20}$/;

const STAGES: ReadonlyMap<number, MatchStage> = byNumber(ob.PERIOD);
const POSITIONS: ReadonlyMap<string, PlayerPosition> = new Map([
  [ob.POSITION.goalkeeper, 'goalkeeper'],
  [ob.POSITION.defender, 'defender'],
  [ob.POSITION.midfielder, 'midfielder'],
  [ob.POSITION.forward, 'forward'],
  [ob.POSITION.guard, 'guard'],
  [ob.POSITION.centre, 'centre'],
]);

const LINE_UPS = withResponse(
  ob.matchLineup,
  v.object({
    ...ob.matchLineup.response.entries,
    hf: v.optional(v.unknown()),
    af: v.optional(v.unknown()),
    list: v.array(v.unknown()),
    subs: v.array(v.unknown()),
  }),
);

function playerOf(told: v.InferOutput<typeof ob.player>): ReadPlayer | undefined {
  const { pid: id, sd: side, pn: name, psn: short, num: shirt, pos, st, pl: place } = told;
  if (side !== 'home' && side !== 'away') return undefined;
  return readPlayer({ side, starts: st === 1, id, name, short, shirt, position: POSITIONS.get(pos), place });
}

function changeOf(told: v.InferOutput<typeof ob.substitution>): Substitution | undefined {
  const { sd: side, mmp, mst, op, ip } = told;
  if (side !== 'home' && side !== 'away') return undefined;
  const clock = { seconds: Number(mst), period: STAGES.get(Number(mmp)) ?? 'inPlay' };
  return { side, clock, off: String(op), on: String(ip) };
}

/** Who plays in a match of OB or DB; a player who makes no sense is passed over. */
export async function obLineUps(session: VenueSession, id: string): Promise<Result<LineUps>> {
  if (!MATCH_ID.test(id)) return matchUnknown(ob.matchLineup.path);
  const answer = await session.call(LINE_UPS, { mid: id }, { noToast: true });
  if (!answer.ok) return answer;
  const { lus, hf, af, list, subs } = answer.value;
  const nobody = unnamed(lus, ob.LINE_UP_STATE);
  if (nobody !== undefined) return { ok: true, value: nobody };
  const players = await readRecords(list, ob.player, playerOf, playerKey);
  const changes = await readRecords(subs, ob.substitution, changeOf, changeKey);
  const formations = { home: formationOf(hf), away: formationOf(af) };
  return { ok: true, value: announcedLineUps(players.kept, formations, changes.kept) };
}
