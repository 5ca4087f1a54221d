import { keptQuery, type ValueOf } from '@heptad/sandbox-ledger';
import type { Seat } from './kind';

/** How many are told. */
const MOST = 10;

/** A name of which the first and last letter are left. */
export function maskedName(name: string): string {
  return `${name.slice(0, 1)}***${name.slice(-1)}`;
}

const drawnOf = keptQuery((db, value: ValueOf<{ runId: string }>) =>
  db
    .selectFrom('activity_plays as play')
    .innerJoin('members', 'members.id', 'play.member_id')
    .select(['members.name', 'play.prize_id', 'play.played_at'])
    .where('play.run_id', '=', value('runId'))
    .where('play.paid_minor', '>', 0n)
    .orderBy('play.id', 'desc')
    .limit(MOST),
);

/** The last prizes of a run that were drawn, by whom, the newest first; nothing is told but what was. */
export async function lastWins({ services, run, locale }: Seat) {
  const rows = await drawnOf(services.storage.db, { runId: run.id });
  return rows.map(({ name, prize_id, played_at }) => ({
    name: maskedName(name),
    prize: run.activity.prizes.find(({ id }) => id === prize_id)?.name[locale] ?? '',
    at: played_at,
  }));
}
