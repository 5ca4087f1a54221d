import * as v from 'valibot';

/** Reads a JSON text by a schema; undefined where it is none or does not fit. */
export function readJson<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : undefined;
}
