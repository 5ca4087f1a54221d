import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Neighbours } from './neighbours';
import { POSTGRES_SCHEMA } from './postgres';
import { joinPieces, piecesOf } from './text-pieces';

const CHANNEL = POSTGRES_SCHEMA;
/** The names of this platform's locks among those of a database. */
const LOCKS = 0x68657074;
const FIRST = 1;
const TURN = 2;
/** How often who is not the first tries to be, and a lost connection is tried again, ms. */
const AGAIN_MS = 1_000;
/** How often who waits for a turn asks whether it is free, ms. */
const TURN_AGAIN_MS = 50;

/** How long a connection may be silent that is still there by its looks: a network that swallows everything, a process that stands. */
export interface Silence {
  /** Until the process gives the connection up and is no longer the first, ms. */
  readonly answerMs: number;
  /** Until the database ends it, and its lock with it, ms; longer, so that there are never two firsts. */
  readonly idleMs: number;
}

/** Longer than a busy process is away. */
const SILENCE: Silence = { answerMs: 8_000, idleMs: 20_000 };

/**
 * One connection of its own: texts come and go by it, and the lock of the first is its. With the connection goes the lock, also
 * when the process is killed, so that another is the first within a second; when it hangs, within {@link Silence.idleMs}.
 */
class PostgresNeighbours implements Neighbours {
  readonly #url: string;
  readonly #onError: (error: unknown) => void;
  readonly #silence: Silence;
  /** Who sends. Another one with each connection: nobody joins a piece of the former to one of the next. */
  #self = '';
  readonly #texts = new Set<(text: string) => void>();
  readonly #gaps = new Set<() => void>();
  #join = joinPieces();
  readonly #trying: NodeJS.Timeout;
  #client: pg.Client | undefined;
  /** The last question that was put: a connection takes one after the other. */
  #asked: Promise<unknown> = Promise.resolve();
  #isFirst = false;
  #isClosed = false;
  #isComingBack = false;

  constructor(url: string, onError: (error: unknown) => void, silence: Silence) {
    this.#url = url;
    this.#onError = onError;
    this.#silence = silence;
    // What goes wrong is told when the connection is lost by it.
    this.#trying = setInterval(() => void this.#tryFirst().catch(() => undefined), AGAIN_MS).unref();
  }

  isFirst(): boolean {
    return this.#isFirst;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      application_name: 'heptad-neighbours',
      connectionTimeoutMillis: this.#silence.answerMs,
      query_timeout: this.#silence.answerMs,
    });
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    // An end follows; the reason is told by it.
    client.on('error', () => undefined);
    client.once('end', () => this.#lose(client));
    try {
      await client.connect();
      await client.query(`SET idle_session_timeout = ${String(this.#silence.idleMs)}`);
      await client.query(`LISTEN ${CHANNEL}`);
      if (this.#isClosed) throw new Error('Closed meanwhile.');
      this.#self = randomBytes(4).toString('hex');
      this.#join = joinPieces();
      this.#client = client;
      await this.#tryFirst();
    } catch (error) {
      this.#client = undefined;
      void client.end().catch(() => undefined);
      throw error;
    }
  }

  async inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
    const client = this.#client;
    // Asked again and again: a question that waits cannot be told from a connection that hangs.
    while (!(await this.#take(client, TURN))) await wait(TURN_AGAIN_MS);
    try {
      return await work();
    } finally {
      await this.#ask(client, 'SELECT pg_advisory_unlock($1, $2)', [LOCKS, TURN]);
    }
  }

  send(text: string): void {
    for (const piece of piecesOf(text))
      // Lost with the connection, which is told of.
      this.#ask(this.#client, 'SELECT pg_notify($1, $2)', [CHANNEL, `${this.#self} ${piece}`]).catch(
        () => undefined,
      );
  }

  onText(listener: (text: string) => void): void {
    this.#texts.add(listener);
  }

  onGap(listener: () => void): void {
    this.#gaps.add(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isFirst = false;
    clearInterval(this.#trying);
    // What was sent is on its way first.
    await this.#asked;
    const client = this.#client;
    this.#client = undefined;
    // A connection that hangs says no farewell.
    await Promise.race([client?.end(), wait(this.#silence.answerMs, undefined, { ref: false })]);
  }

  async #tryFirst(): Promise<void> {
    const client = this.#client;
    if (client === undefined) return;
    // The first asks too, and so knows that its lock is still its.
    if (this.#isFirst) await this.#ask(client, 'SELECT 1', []);
    else {
      const isMine = await this.#take(client, FIRST);
      if (client === this.#client) this.#isFirst = isMine;
    }
  }

  /** @returns whether the lock is this process's now; true also where the connection is lost meanwhile, and every lock with it */
  async #take(client: pg.Client | undefined, lock: number): Promise<boolean> {
    const [answer] = await this.#ask(client, 'SELECT pg_try_advisory_lock($1, $2) AS mine', [LOCKS, lock]);
    return answer === undefined || answer['mine'] === true;
  }

  #ask(
    client: pg.Client | undefined,
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const turn = this.#asked.then(async () => {
      if (client === undefined || client !== this.#client) return [];
      try {
        return (await client.query<Record<string, unknown>>(text, [...values])).rows;
      } catch (error) {
        // Nothing but its connection fails such a question; what hangs is not waited for any longer.
        void client.end().catch(() => undefined);
        throw error;
      }
    });
    this.#asked = turn.catch(() => undefined);
    return turn;
  }

  #hear(payload: string): void {
    const [from = '', piece = ''] = payload.split(' ', 2);
    if (from === this.#self) return;
    const text = this.#join(from, piece);
    if (text === undefined) return;
    for (const listener of this.#texts)
      try {
        listener(text);
      } catch (error) {
        this.#onError(error);
      }
  }

  #lose(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = undefined;
    this.#isFirst = false;
    // Lost again while it comes back.
    if (this.#isComingBack) return;
    this.#onError(new Error('The connection to the other processes at the database was lost.'));
    void this.#comeBack();
  }

  async #comeBack(): Promise<void> {
    this.#isComingBack = true;
    while (!this.#isClosed && this.#client === undefined) {
      await wait(AGAIN_MS, undefined, { ref: false });
      // Told once, when it was lost.
      await this.connect().catch(() => undefined);
    }
    this.#isComingBack = false;
    if (!this.#isClosed) for (const listener of this.#gaps) listener();
  }
}

/** The other processes at a PostgreSQL database. @throws the engine's own error when it is not reached */
export async function postgresNeighbours(
  url: string,
  onError: (error: unknown) => void,
  silence: Silence = SILENCE,
): Promise<Neighbours> {
  const neighbours = new PostgresNeighbours(url, onError, silence);
  try {
    await neighbours.connect();
  } catch (error) {
    await neighbours.close();
    throw error;
  }
  return neighbours;
}
