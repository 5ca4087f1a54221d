import { PayloadError, inflateChunks, orPayloadError } from './inflate';
import type { PayloadFault } from './inflate';
import { createJsonCutter } from './json-cutter';
import type { PayloadPiece } from './payload-pieces';

/** One payload on its way to the thread that decodes. */
export interface DecodingRequest {
  readonly id: number;
  /** As `inflatePayload` takes it. */
  readonly packed: string;
}

/** That a payload is being decoded now, a part of the answer, or why there is none. */
export type DecodingAnswer = { readonly id: number } & (
  { readonly part: 'begun' } | PayloadPiece | { readonly part: 'fault'; readonly reason: PayloadFault }
);

/**
 * What the decoding thread does with a request: inflates and cuts it. Its bounds hold here, so that a payload made to
 * burst does so beside the page.
 * @param post hands one part of the answer to the page
 */
export async function answerDecoding(
  { id, packed }: DecodingRequest,
  post: (answer: DecodingAnswer) => void,
): Promise<void> {
  post({ id, part: 'begun' });
  const cutter = createJsonCutter((piece) => post({ id, ...piece }));
  try {
    await inflateChunks(packed, (chunk) => orPayloadError(() => cutter.write(chunk)));
    orPayloadError(() => cutter.finish());
  } catch (error) {
    // Anything else is this program's own failure, which the page notices.
    if (!(error instanceof PayloadError)) throw error;
    post({ id, part: 'fault', reason: error.reason });
  }
}
