import { jsonCache, SHARED_LIST_STALE_MS, SHARED_LIST_TTL_MS } from '@heptad/contracts';
import { BoundedCache } from './bounded-cache';
import type { SharedListRequest } from './shared-list-request';
import type { CacheOutcome } from './watch/measures';

const LIMITS = { maxEntries: 512, maxBytes: 16 * 1024 * 1024 };
/** Questions under way at the same time. */
const AT_ONCE = 64;
/** After a question that failed, none is asked about the same list for so long, ms. */
const REST_MS = 5_000;

/** A list that was kept. */
export interface KeptList {
  /** The whole answer, JSON. */
  readonly text: string;
  /** When it was asked for, ms since 1970. */
  readonly at: number;
}

type Outcome = KeptList | 'failed' | 'late';

export interface SharedListsOptions {
  /** Asks the platform; gives what may be kept, and rejects where there is nothing of the kind. */
  readonly ask: (asked: SharedListRequest) => Promise<string>;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
  /** Told how each question was answered; nobody when absent. */
  readonly told?: (outcome: CacheOutcome) => void;
}

/**
 * The lists that all guests of a site share, kept by the edge for itself (OPEN-062, CALL-061): it asks for them itself, once
 * for all who want the same at the same time, so no visitor can write one. What visitors write lies elsewhere, see
 * `json-cache.ts`.
 */
export class SharedLists {
  readonly #ask: SharedListsOptions['ask'];
  readonly #now: () => number;
  readonly #told: (outcome: CacheOutcome) => void;
  readonly #kept: BoundedCache<KeptList>;
  readonly #resting: BoundedCache<true>;
  readonly #underWay = new Map<string, Promise<Outcome>>();

  constructor({ ask, now = Date.now, told = () => undefined }: SharedListsOptions) {
    this.#ask = ask;
    this.#now = now;
    this.#told = told;
    this.#kept = new BoundedCache({ ...LIMITS, now });
    this.#resting = new BoundedCache({ ...LIMITS, now });
  }

  /**
   * A list within 600 ms: a fresh one, or an older one where the platform is slower than that.
   * @returns undefined where there is none; the visitor's own call then goes on as any other. Never rejects
   */
  async read(asked: SharedListRequest): Promise<KeptList | undefined> {
    const kept = this.#kept.get(asked.key);
    if (kept !== undefined && this.#now() - kept.at < SHARED_LIST_TTL_MS) {
      this.#told('hit');
      return kept;
    }
    const outcome = await this.#question(asked);
    this.#told(outcome === 'late' && kept !== undefined ? 'stale' : 'miss');
    if (outcome === 'late') return kept;
    return outcome === 'failed' ? undefined : outcome;
  }

  /** How old a list is, whole seconds. */
  ageOf({ at }: KeptList): number {
    return Math.max(0, Math.floor((this.#now() - at) / 1_000));
  }

  #question(asked: SharedListRequest): Promise<Outcome> | Outcome {
    const underWay = this.#underWay.get(asked.key);
    if (underWay !== undefined) return underWay;
    if (this.#underWay.size >= AT_ONCE || this.#resting.get(asked.key)) return 'failed';
    const outcome = inTime(this.#fill(asked).finally(() => this.#underWay.delete(asked.key)));
    this.#underWay.set(asked.key, outcome);
    return outcome;
  }

  /** Goes on beyond the 600 ms: the answer is for those who come later. */
  async #fill(asked: SharedListRequest): Promise<Outcome> {
    const at = this.#now();
    try {
      const list = { text: await this.#ask(asked), at };
      const ttl = SHARED_LIST_STALE_MS - (this.#now() - at);
      this.#kept.set(asked.key, list, Buffer.byteLength(list.text) + asked.key.length, ttl);
      return list;
    } catch {
      this.#resting.set(asked.key, true, asked.key.length, REST_MS);
      return 'failed';
    }
  }
}

function inTime(work: Promise<Outcome>): Promise<Outcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('late'), jsonCache.SERVER_TIMEOUT_MS);
    void work.then((outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    });
  });
}
