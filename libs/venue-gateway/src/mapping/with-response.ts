import type { Call } from '@heptad/contracts';
import type { GenericSchema } from 'valibot';

/** The same call with its answer read by another schema: adapters leave the records of lists for {@link readRecords}. */
export function withResponse<Request extends GenericSchema, Response extends GenericSchema>(
  call: Call<Request>,
  response: Response,
): Call<Request, Response> {
  return { ...call, response };
}
