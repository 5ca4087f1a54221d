import { createHash } from 'node:crypto';
import type { Storage } from '@heptad/sandbox-ledger';

/** Without letters and digits that are read as others. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** One more than agents' codes have, so that none is both. */
const LENGTH = 9;

/** A member's own code; the `turn`th one where those before belong to somebody. */
function codeOf(memberId: string, turn: number): string {
  const bytes = createHash('sha256')
    .update(`friend:${memberId}:${String(turn)}`)
    .digest();
  return [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length] ?? '').join('');
}

/** The code by which a member brings friends; made when it is first asked for, and theirs from then on. */
export async function friendCode({ db }: Pick<Storage, 'db'>, memberId: string): Promise<string> {
  for (let turn = 0; ; turn += 1) {
    await db
      .insertInto('friend_codes')
      .values({ member_id: memberId, code: codeOf(memberId, turn) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const own = await db
      .selectFrom('friend_codes')
      .select('code')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (own !== undefined) return own.code;
  }
}
