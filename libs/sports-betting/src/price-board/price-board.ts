import { compareOdds, type Odds } from '@heptad/formatting';
import { countsAlike, type Score, type WireOrder } from '@heptad/venue-gateway';
import { isBefore, type AnswerTime } from './answer-time';
import { createKeyedStore } from './keyed-store';

/** How long a price shows that it moved, in milliseconds. */
export const MARK_MS = 3_000;

/** One selection's price as the venue last gave it. */
export interface Quote {
  /** Undefined where a venue holds a price back while it is locked. */
  readonly odds: Odds | undefined;
  /** Shown, but not to be bet. */
  readonly locked: boolean;
  /** What the venue needs to take a bet at this price; may change with every answer. */
  readonly wire: WireOrder;
  /** The score that the line counts from, of a handicap in play; a goal makes another bet of the same line. */
  readonly countsFrom?: Score | undefined;
}

/** A price as a cell reads it. */
export interface Price extends Quote {
  readonly mark: 'up' | 'down' | null;
}

/** A price that a bet may name. */
export interface BettablePrice extends Price {
  readonly odds: Odds;
}

export interface Tick extends Quote {
  /** The selection's stable key. */
  readonly key: string;
}

/** Prices of everything on the screen, outside the store: a tick touches the cells whose price it changes, and no others. */
export interface PriceBoard {
  get(key: string): Price | undefined;
  /**
   * A price that may be bet at this moment.
   * @returns `locked` when it is held, `stale` when it has not been confirmed for too long, `unknown` when there is none
   */
  bettable(key: string, now: number): BettablePrice | 'locked' | 'stale' | 'unknown';
  /**
   * Takes the prices of one answer in.
   * @param now milliseconds of the app's clock
   * @param freshFor milliseconds for which these prices may be bet
   * @param time a price that is known from a later answer stays as it is, and is not confirmed either; without a time all are taken as they
   * come
   */
  apply(ticks: Iterable<Tick>, now: number, freshFor: number, time?: AnswerTime): void;
  subscribe(key: string, listener: () => void): () => void;
}

interface Entry {
  readonly price: Price;
  /** Not part of what cells read, so a confirmed price wakes nobody. */
  freshUntil: number;
  /** Of the answer that told the price last; all prices of an answer share it. */
  time: AnswerTime | undefined;
}

const sameWire = (a: WireOrder, b: WireOrder): boolean => {
  if (a === b) return true;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

const sameQuote = (a: Quote, b: Quote): boolean =>
  a.odds === b.odds &&
  a.locked === b.locked &&
  countsAlike(a.countsFrom, b.countsFrom) &&
  sameWire(a.wire, b.wire);

/** Prices nobody reads are kept this long, so that a row scrolled back in has its price at once. */
const KEEP_UNREAD_MS = 120_000;

/** An empty board; its marks go by a timer that runs only while there are any. */
export function createPriceBoard(): PriceBoard {
  const store = createKeyedStore<Entry>();
  /** Keys whose mark goes, in the order in which it goes. */
  const marked: { readonly key: string; readonly until: number }[] = [];
  const markEnds = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let prunedAt = Number.NEGATIVE_INFINITY;

  function clearMarks(): void {
    timer = undefined;
    const now = performance.now();
    const first = marked.findIndex(({ until }) => until > now);
    for (const { key, until } of marked.splice(0, first < 0 ? marked.length : first)) {
      // A price that moved again since keeps its newer mark.
      if (markEnds.get(key) !== until) continue;
      markEnds.delete(key);
      const entry = store.get(key);
      if (entry !== undefined) store.set(key, { ...entry, price: { ...entry.price, mark: null } });
    }
    schedule();
  }

  function schedule(): void {
    const next = marked[0];
    if (timer === undefined && next !== undefined)
      timer = setTimeout(clearMarks, Math.max(0, next.until - performance.now()));
  }

  return {
    get: (key) => store.get(key)?.price,
    bettable(key, now) {
      const entry = store.get(key);
      if (entry === undefined) return 'unknown';
      const { odds, locked } = entry.price;
      if (locked || odds === undefined) return 'locked';
      return now > entry.freshUntil ? 'stale' : { ...entry.price, odds };
    },
    apply(ticks, now, freshFor, time) {
      const until = performance.now() + MARK_MS;
      const freshUntil = now + freshFor;
      for (const tick of ticks) {
        const { key, odds, locked, wire, countsFrom } = tick;
        const entry = store.get(key);
        // An answer that comes late is older than what came in its place.
        if (isBefore(time, entry?.time)) continue;
        // Most prices of an answer are the ones that are known.
        if (entry !== undefined && sameQuote(entry.price, tick)) {
          entry.freshUntil = freshUntil;
          entry.time = time;
          continue;
        }
        const old = entry?.price;
        const before = old?.odds;
        const move =
          odds === undefined || before === undefined || odds === before ? 0 : compareOdds(odds, before);
        if (move !== 0) {
          markEnds.set(key, until);
          marked.push({ key, until });
        }
        const mark = move > 0 ? 'up' : move < 0 ? 'down' : (old?.mark ?? null);
        store.set(key, { price: { odds, locked, wire, countsFrom, mark }, freshUntil, time });
      }
      schedule();
      if (now - prunedAt > KEEP_UNREAD_MS) {
        prunedAt = now;
        store.prune(({ freshUntil }) => freshUntil > now - KEEP_UNREAD_MS);
      }
    },
    subscribe: store.subscribe,
  };
}
