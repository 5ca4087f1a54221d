import { keptQuery, type Row, type Storage, type ValueOf } from '@heptad/sandbox-ledger';

/** From its first moment until before the one at its end, sandbox ms. */
export interface RoundSpan {
  readonly from: number;
  readonly until: number;
}

/** What rounds of one area count as turnover, minor units. */
export interface AreaTurnover {
  readonly area: string;
  readonly amount: bigint;
}

const wholeMs = ({ from, until }: RoundSpan): RoundSpan => ({
  from: Math.trunc(from),
  until: Math.trunc(until),
});

const settled = ({ db }: Pick<Storage, 'db'>, memberId: string, span: RoundSpan | undefined) =>
  db
    .selectFrom('game_rounds')
    .where('member_id', '=', memberId)
    .where('state', '=', 'settled')
    .$if(span !== undefined, (query) =>
      query.where('settled_at', '>=', span?.from ?? 0).where('settled_at', '<', span?.until ?? 0),
    );

const firstFirst = (query: ReturnType<typeof settled>) =>
  query.select(['id', 'area', 'stake_minor', 'settled_at']).orderBy('settled_at').orderBy('id');

const everSettled = keptQuery((db, value: ValueOf<{ memberId: string }>) =>
  firstFirst(settled({ db }, value('memberId'), undefined)),
);

const settledWithin = keptQuery((db, value: ValueOf<RoundSpan & { readonly memberId: string }>) =>
  firstFirst(settled({ db }, value('memberId'), { from: value('from'), until: value('until') })),
);

/**
 * A member's settled rounds, the first first. A round counts its whole stake as turnover: what it wins is the house's chance alone,
 * and no second round opposes it.
 * @param span by when they were settled; all rounds ever unless given
 */
export function settledRounds(
  storage: Pick<Storage, 'db'>,
  memberId: string,
  span?: RoundSpan,
): Promise<readonly Pick<Row<'game_rounds'>, 'id' | 'area' | 'stake_minor' | 'settled_at'>[]> {
  return span === undefined
    ? everSettled(storage.db, { memberId })
    : settledWithin(storage.db, { memberId, ...wholeMs(span) });
}

/** What a member's rounds count in each area in which there were some. @param span as of {@link settledRounds} */
export async function roundTurnover(
  storage: Pick<Storage, 'db'>,
  memberId: string,
  span?: RoundSpan,
): Promise<readonly AreaTurnover[]> {
  const rows = await settled(storage, memberId, span && wholeMs(span))
    .select(({ fn }) => ['area', fn.sum<bigint | string>('stake_minor').as('staked_minor')])
    .groupBy('area')
    .execute();
  return rows.map(({ area, staked_minor }) => ({ area, amount: BigInt(staked_minor) }));
}

/** All areas together, minor units. */
export const sumAreas = (areas: readonly AreaTurnover[]): bigint =>
  areas.reduce((sum, { amount }) => sum + amount, 0n);

/** The members with a round that was settled in a span. Sandbox ms, the end exclusive. */
export async function membersWithRounds(
  { db }: Pick<Storage, 'db'>,
  from: number,
  until: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('game_rounds')
    .select('member_id')
    .distinct()
    .where('settled_at', '>=', Math.trunc(from))
    .where('settled_at', '<', Math.trunc(until))
    .execute();
  return rows.map(({ member_id }) => member_id);
}
