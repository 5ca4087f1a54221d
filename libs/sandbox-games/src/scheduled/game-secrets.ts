import { createHmac, randomBytes } from 'node:crypto';
import { commitmentOf } from '@heptad/game-rules';
import type { Row, Storage } from '@heptad/sandbox-ledger';

/** The seed of one scheduled round with its promise. */
export interface ScheduledSeed {
  readonly serverSeed: string;
  readonly commitment: string;
}

type Secret = Row<'game_secrets'>;

const drawn = (): string => randomBytes(32).toString('hex');

/**
 * The seed of a round: HMAC-SHA256 of its number under the game's secret. So the seeds of all rounds are fixed long before they
 * are bet on, and rounds that went by while the platform stood still have theirs too.
 */
export function seedOfRound(secret: string, number: number): ScheduledSeed {
  const serverSeed = createHmac('sha256', secret).update(String(number)).digest('hex');
  return { serverSeed, commitment: commitmentOf(serverSeed) };
}

/** The secret of a game, drawn at its first use. */
export function secretOf(storage: Storage, game: string): Promise<Secret> {
  return storage.transaction(async () => {
    const known = await read(storage, game);
    if (known !== undefined) return known;
    const first = { game, secret: drawn(), told: 0 };
    await storage.db.insertInto('game_secrets').values(first).execute();
    return first;
  });
}

/**
 * The secret by which bets on a round may be taken. Where the round's seed was told already, since somebody put the clock back,
 * the game gets a new secret: nobody may bet on what is known.
 */
export function untoldSecret(storage: Storage, game: string, number: number): Promise<string> {
  return storage.transaction(async () => {
    const { secret, told } = await secretOf(storage, game);
    if (told < number) return secret;
    const renewed = { secret: drawn(), told: number - 1 };
    await storage.db.updateTable('game_secrets').set(renewed).where('game', '=', game).execute();
    return renewed.secret;
  });
}

/** Gives the secret after noting that the seeds of all rounds up to this one are told: call it before they are. */
export function tellSecret(storage: Storage, game: string, number: number): Promise<string> {
  return storage.transaction(async () => {
    const { secret, told } = await secretOf(storage, game);
    if (told < number)
      await storage.db.updateTable('game_secrets').set({ told: number }).where('game', '=', game).execute();
    return secret;
  });
}

const read = ({ db }: Pick<Storage, 'db'>, game: string): Promise<Secret | undefined> =>
  db.selectFrom('game_secrets').selectAll().where('game', '=', game).executeTakeFirst();
