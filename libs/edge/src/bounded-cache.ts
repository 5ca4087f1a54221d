export interface CacheLimits {
  readonly maxEntries: number;
  /** The sum of what the entries weigh. */
  readonly maxBytes: number;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  readonly expiresAt: number;
}

/** Keeps values in memory until they expire or, when room is needed, until nobody has read them for the longest time. */
export class BoundedCache<Value> {
  readonly #limits: CacheLimits;
  readonly #now: () => number;
  // A map keeps the order of insertion: what is read is put back at the end, what stands first goes first.
  readonly #entries = new Map<string, Entry<Value>>();
  #bytes = 0;

  constructor(limits: CacheLimits) {
    this.#limits = limits;
    this.#now = limits.now ?? Date.now;
  }

  /** The value kept under a key, unless it has expired. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#remove(key);
    if (entry.expiresAt <= this.#now()) return undefined;
    this.#add(key, entry);
    return entry.value;
  }

  /**
   * Keeps a value.
   * @param bytes what it weighs
   * @param ttl milliseconds until it expires
   * @returns whether it was kept: what is larger than the whole cache is not, and replaces nothing
   */
  set(key: string, value: Value, bytes: number, ttl: number): boolean {
    if (bytes > this.#limits.maxBytes) return false;
    this.#remove(key);
    this.#add(key, { value, bytes, expiresAt: this.#now() + ttl });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.maxEntries && this.#bytes <= this.#limits.maxBytes) break;
      this.#remove(oldest);
    }
    return true;
  }

  #add(key: string, entry: Entry<Value>): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
