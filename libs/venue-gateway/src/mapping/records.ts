import { yieldToMain } from '@heptad/device';
import * as v from 'valibot';

/** What became of a list whose records were read one by one. */
export interface ReadRecords<T> {
  readonly kept: readonly T[];
  /** How many made no sense; each dropped itself, not the list. */
  readonly dropped: number;
}

/** Records read before the page may answer taps: what a slow phone reads in two or three milliseconds. */
const RECORDS_AT_ONCE = 8;

/**
 * Reads a list record by record: one that has not its shape, or that cannot be mapped, drops itself; one that came
 * twice is kept once, as it came first. The page may answer taps and draw between every few records.
 * @param identify what makes two records the same
 */
export async function readRecords<Schema extends v.GenericSchema, T>(
  records: readonly unknown[],
  schema: Schema,
  map: (record: v.InferOutput<Schema>) => T | undefined,
  identify: (mapped: T) => string,
): Promise<ReadRecords<T>> {
  const kept = new Map<string, T>();
  let dropped = 0;
  for (const [index, record] of records.entries()) {
    if (index > 0 && index % RECORDS_AT_ONCE === 0) await yieldToMain();
    const read = v.safeParse(schema, record);
    const mapped = read.success ? map(read.output) : undefined;
    if (mapped === undefined) dropped += 1;
    else if (!kept.has(identify(mapped))) kept.set(identify(mapped), mapped);
  }
  return { kept: [...kept.values()], dropped };
}
