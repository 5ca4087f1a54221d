import type { activity, CallResponse } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import type { PrizeRow, Reached } from './activity';
import type { Rank, Seat } from './kind';
import { maskedName } from './last-wins';
import type { RankEntry, Ranking } from './ranking';

type RankRow = CallResponse<typeof activity.rank>['items'][number];

/** How many a board tells. */
const LEADERS = 10;

/** The row of the prize table that is for a place. */
export function prizeOfPlace(prizes: readonly PrizeRow[], place: number): PrizeRow | undefined {
  return prizes.find(({ ranks }) => ranks !== undefined && place >= ranks.from && place <= ranks.to);
}

/** What a place of a ranking that is over has won. */
export function reachedPlace({ run, member }: Seat, ranking: Ranking): readonly Reached[] {
  const place = member && ranking.placeOf(member.id);
  const row = place === undefined ? undefined : prizeOfPlace(run.activity.prizes, place);
  if (place === undefined || row === undefined) return [];
  const n = String(place);
  return [
    {
      source: 'place',
      prizeId: row.id,
      name: row.name,
      amount: row.amount,
      reason: { 'zh-CN': `排行榜第 ${n} 名`, 'zh-TW': `排行榜第 ${n} 名`, en: `Place ${n} of the ranking` },
    },
  ];
}

/** A page of a ranking with names that are masked. @param page counted from 1 */
export async function rankPage(
  seat: Seat,
  ranking: Ranking,
  {
    page,
    size,
    unit,
    countedUntil,
  }: { page: number; size: number; unit: Rank['unit']; countedUntil: number },
): Promise<Rank> {
  const first = (page - 1) * size;
  const rows = ranking.entries.slice(first, first + size);
  const place = seat.member && ranking.placeOf(seat.member.id);
  const own = place === undefined ? undefined : ranking.entries[place - 1];
  const names = await namesOf(seat, own === undefined ? rows : [...rows, own]);
  const shown = (entry: RankEntry, at: number): RankRow => ({
    rank: at,
    name: maskedName(names.get(entry.memberId) ?? '**'),
    value: unit === 'money' ? fromMinorUnits(entry.value) : entry.value.toString(),
    prize: fromMinorUnits(prizeOfPlace(seat.run.activity.prizes, at)?.amount ?? 0n),
    own: entry.memberId === seat.member?.id ? 1 : 0,
  });
  return {
    items: rows.map((entry, at) => shown(entry, first + at + 1)),
    total: ranking.entries.length,
    page,
    size,
    unit,
    countedUntil,
    ...defined({ own: own && place !== undefined ? shown(own, place) : undefined }),
  };
}

/** The first of a ranking and the member's own place, for a board. */
export async function leadersOf(seat: Seat, ranking: Ranking, unit: Rank['unit']) {
  const page = await rankPage(seat, ranking, { page: 1, size: LEADERS, unit, countedUntil: seat.now });
  return { unit, leaders: page.items, total: page.total, ...defined({ own: page.own }) };
}

async function namesOf(
  { services }: Seat,
  entries: readonly RankEntry[],
): Promise<ReadonlyMap<string, string>> {
  if (entries.length === 0) return new Map();
  const rows = await services.storage.db
    .selectFrom('members')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(entries.map(({ memberId }) => memberId))])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
