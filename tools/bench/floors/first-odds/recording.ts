import * as v from 'valibot';

const recordedCall = v.object({
  method: v.string(),
  /** Path and query. */
  url: v.string(),
  headers: v.record(v.string(), v.string()),
  data: v.optional(v.string()),
});

/** What the real page asked for until it showed its first price, for the bare page to ask for again. */
export const recordingSchema = v.object({
  /** Calls that need no other call's answer. */
  together: v.array(recordedCall),
  /** Calls of which each needs the answer of the one before; the last brings the prices. */
  inTurn: v.array(recordedCall),
  /** How many cells the real page had drawn, and how they look. */
  cells: v.number(),
  cellClass: v.string(),
});

export type RecordedCall = v.InferOutput<typeof recordedCall>;
export type Recording = v.InferOutput<typeof recordingSchema>;
