/** What an edge keeps of visitors and counts of addresses; several edges share one where Redis is given. */
export interface EdgeStore {
  /** Signs the marks of visitors: the same for all who share the store. */
  markKey(): Promise<Buffer>;
  /** What a visitor wrote under a key, unless it has expired or had to make room. */
  read(visitor: string, key: string): Promise<string | undefined>;
  /** Keeps a visitor's text. @param ttl milliseconds until it expires */
  write(visitor: string, key: string, data: string, ttl: number): Promise<void>;
  /** Counts once more what a sender does. @param most times a minute @returns whether it is still within that */
  allows(what: string, sender: string, most: number): Promise<boolean>;
}

/** Of one visitor: how many texts, how many bytes with their keys, and ms after the last one until all are forgotten. */
export const VISITOR_LIMITS = { maxEntries: 16, maxBytes: 128 * 1024, lifeMs: 86_400_000 };
