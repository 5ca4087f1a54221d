import * as v from 'valibot';

export const recordedCall = v.object({
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
  /** Steps of calls that need the answers of the step before; the last call of the last step brings the prices. */
  inTurn: v.array(v.array(recordedCall)),
  /** How many cells the real page had drawn, and how they look. */
  cells: v.number(),
  cellClass: v.string(),
});

export type RecordedCall = v.InferOutput<typeof recordedCall>;
export type Recording = v.InferOutput<typeof recordingSchema>;

/** A recorded call as the bare page sends it: like the product, without looking for a cookie that goes into a header, which the build leaves out of axios. */
export const asSent = ({ method, url, headers, data }: RecordedCall) => ({
  method,
  url,
  headers,
  data,
  withXSRFToken: false,
});
