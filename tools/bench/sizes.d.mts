/** How much script may be fetched, as multiples of the floor F. */
export const BUDGETS: { readonly home: number; readonly homeEverything: number; readonly route: number };
/** Chunks that many routes share, by the names the build gives them, each with its limit in multiples of F. */
export const NAMED_SHARED_CHUNKS: ReadonlyMap<string, number>;
