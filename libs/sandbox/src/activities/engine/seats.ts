import { keptQuery, type ValueOf } from '@heptad/sandbox-ledger';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { Member } from '../../members/member';
import type { Site } from '../../platform/sites';
import type { SandboxServices } from '../../server/services';
import type { Run } from './activity';
import { heldRuns } from './held-runs';
import type { Given, Seat } from './kind';

/** Who asks, in which language, and when. */
export interface Asker {
  readonly member: Member | undefined;
  readonly locale: VenueLocale;
  readonly now: number;
  /** The brand's site that is asked; all sites where the platform asks itself. */
  readonly site?: Pick<Site, 'activities' | 'labels'> | undefined;
}

const NO_ROWS: readonly never[] = [];

interface OfRuns {
  readonly ids: readonly string[];
}

interface OfMember extends OfRuns {
  readonly memberId: string;
}

const stockOf = keptQuery((db, value: ValueOf<OfRuns>) =>
  db.selectFrom('activity_stock').selectAll().where('run_id', 'in', value('ids')),
);

const entriesOf = keptQuery((db, value: ValueOf<OfMember>) =>
  db
    .selectFrom('promotion_entries')
    .select('promotion_id')
    .where('member_id', '=', value('memberId'))
    .where('promotion_id', 'in', value('ids')),
);

const playsOf = keptQuery((db, value: ValueOf<OfMember>) =>
  db
    .selectFrom('activity_plays')
    .selectAll()
    .where('member_id', '=', value('memberId'))
    .where('run_id', 'in', value('ids'))
    .orderBy('id'),
);

const awardsOf = keptQuery((db, value: ValueOf<OfMember>) =>
  db
    .selectFrom('activity_awards')
    .selectAll()
    .where('member_id', '=', value('memberId'))
    .where('run_id', 'in', value('ids')),
);

/** Somebody before each of some runs, with all that is kept of them there; few queries, however many runs. */
export async function seatsAt(
  services: SandboxServices,
  planned: readonly Run[],
  asker: Asker,
): Promise<readonly Seat[]> {
  const { db } = services.storage;
  const runs = await heldRuns(services.storage, planned);
  const ids = runs.map(({ id }) => id);
  const memberId = asker.member?.id;
  if (ids.length === 0) return [];
  const stock = await stockOf(db, { ids });
  const given = (id: string): Given => {
    const rows = stock.filter(({ run_id }) => run_id === id);
    const of = (prizeId: string) => rows.find(({ prize_id }) => prize_id === prizeId);
    return { times: (prizeId) => of(prizeId)?.given ?? 0, paid: of('')?.paid_minor ?? 0n };
  };
  if (memberId === undefined) {
    return runs.map((run) => ({
      ...asker,
      services,
      run,
      joined: false,
      plays: NO_ROWS,
      awards: NO_ROWS,
      given: given(run.id),
    }));
  }
  const entries = await entriesOf(db, { memberId, ids });
  const plays = await playsOf(db, { memberId, ids });
  const awards = await awardsOf(db, { memberId, ids });
  return runs.map((run) => ({
    ...asker,
    services,
    run,
    joined: entries.some(({ promotion_id }) => promotion_id === run.id),
    plays: plays.filter(({ run_id }) => run_id === run.id),
    awards: awards.filter(({ run_id }) => run_id === run.id),
    given: given(run.id),
  }));
}
