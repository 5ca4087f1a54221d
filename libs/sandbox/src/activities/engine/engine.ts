import { REQUEST_CODES } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Member } from '../../members/member';
import type { SandboxServices } from '../../server/services';
import type { Activity, Run } from './activity';
import { claimOnce, type ClaimOrder } from './claim';
import type { ActivityKind, AwardRow, PlayRow, Seat } from './kind';
import { playOnce, type PlayOrder } from './play';
import { runOfId, runsOn, shownRun, shownRuns } from './runs';
import { seatsAt, type Asker } from './seats';

/** The one engine of all activities, whatever their kind. */
export interface ActivityEngine {
  readonly services: SandboxServices;
  readonly activities: readonly Activity[];
  /** The runs that are shown at a moment. @param site leaves out what other sites have for themselves */
  shown(now: number, site?: Asker['site']): readonly Run[];
  /** A run by its id, however long it is over. */
  runOf(id: string): Run | undefined;
  kindOf(run: Run): ActivityKind;
  seats(runs: readonly Run[], asker: Asker): Promise<readonly Seat[]>;
  /** Somebody before a run that is shown. @throws BusinessError for one that is not */
  seat(id: string, asker: Asker): Promise<Seat>;
  /** Somebody before a run, however long it is over. @throws BusinessError for one that there never was */
  anySeat(id: string, asker: Asker): Promise<Seat>;
  /** The runs that a member entered last. */
  enteredRuns(memberId: string, most: number): Promise<readonly Run[]>;
  play(seat: Seat, order: PlayOrder): Promise<PlayRow>;
  claim(seat: Seat, order: ClaimOrder): Promise<AwardRow>;
}

/** @param kinds all that there are; a new one is one folder and its line in the list */
export function createActivityEngine(
  services: SandboxServices,
  kinds: readonly ActivityKind[],
): ActivityEngine {
  const activities = kinds.flatMap((kind) => kind.activities);
  const ofKind = new Map(kinds.map((kind) => [kind.kind, kind]));
  const kindOf = ({ activity }: Run): ActivityKind => {
    const kind = ofKind.get(activity.kind);
    if (kind === undefined) throw new Error(`no kind ${activity.kind}`);
    return kind;
  };
  const seatOf = async (run: Run | undefined, asker: Asker): Promise<Seat> => {
    const [seat] = run === undefined ? [] : await seatsAt(services, [run], asker);
    if (seat === undefined) throw new BusinessError(REQUEST_CODES.notFound, '活动不存在');
    return seat;
  };
  const runOf = (id: string) => runOfId(activities, id);
  const on = (site: Asker['site']): readonly Activity[] =>
    site === undefined ? activities : activities.filter((activity) => runsOn(activity, site));

  return {
    services,
    activities,
    shown: (now, site) => shownRuns(on(site), now),
    runOf,
    kindOf,
    seats: (runs, asker) => seatsAt(services, runs, asker),
    seat: (id, asker) => seatOf(shownRun(on(asker.site), id, asker.now), asker),
    anySeat: (id, asker) => seatOf(runOf(id), asker),
    async enteredRuns(memberId, most) {
      const rows = await services.storage.db
        .selectFrom('promotion_entries')
        .select('promotion_id')
        .where('member_id', '=', memberId)
        .orderBy('joined_at', 'desc')
        .limit(most)
        .execute();
      return rows.flatMap(({ promotion_id }) => runOf(promotion_id) ?? []);
    },
    play: (seat, order) => playOnce(kindOf(seat.run), seat, order),
    claim: (seat, order) => claimOnce(kindOf(seat.run), seat, order),
  };
}

/** Whoever asks, as a member. */
export type MemberAsker = Asker & { readonly member: Member };
