import type { Storage } from '@heptad/sandbox-ledger';

/** The most games that are kept as favourites, and as played last. */
export const MOST_FAVOURITES = 200;
const MOST_RECENT = 20;

/** There is no room for one more favourite. */
export class TooManyFavourites extends Error {
  override readonly name = 'TooManyFavourites';
}

/** A member's favourites, the latest first, and the games played last. Ids of games. */
export async function readMyGames(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
): Promise<{ readonly favourites: readonly string[]; readonly recent: readonly string[] }> {
  const marks = await db
    .selectFrom('game_favourites')
    .select('game')
    .where('member_id', '=', memberId)
    .orderBy('marked_at', 'desc')
    .orderBy('game')
    .execute();
  const played = await db
    .selectFrom('game_rounds')
    .select(({ fn }) => ['game', fn.max('id').as('last')])
    .where('member_id', '=', memberId)
    .groupBy('game')
    .orderBy('last', 'desc')
    .limit(MOST_RECENT)
    .execute();
  return { favourites: marks.map(({ game }) => game), recent: played.map(({ game }) => game) };
}

/** Marks a game as a favourite or no longer; said twice it is the same. @throws TooManyFavourites */
export function markFavourite(
  storage: Storage,
  memberId: string,
  { game, favourite, at }: { readonly game: string; readonly favourite: boolean; readonly at: number },
): Promise<void> {
  return storage.transaction(async () => {
    await storage.db
      .deleteFrom('game_favourites')
      .where('member_id', '=', memberId)
      .where('game', '=', game)
      .execute();
    if (!favourite) return;
    const { favourites } = await readMyGames(storage, memberId);
    if (favourites.length >= MOST_FAVOURITES) throw new TooManyFavourites();
    const values = { member_id: memberId, game, marked_at: Math.trunc(at) };
    await storage.db.insertInto('game_favourites').values(values).execute();
  });
}
