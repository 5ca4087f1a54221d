import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { PLATFORM_SUCCESS, isPlatformSuccess } from '@heptad/contracts';
import type { Call } from '@heptad/contracts';
import { saltOf, signature } from '@heptad/crypto';
import type { SignatureSalts } from '@heptad/crypto';
import * as v from 'valibot';
import type { Upstream } from './upstream';
import type { SharedListRequest } from './shared-list-request';

/** The largest answer that is kept, bytes: the hall of a thousand games fits in. */
const MAX_BYTES = 768 * 1024;

export interface SharedListQuestionOptions {
  readonly upstream: Upstream;
  readonly salts: SignatureSalts;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
}

const envelope = v.object({ status_code: v.union([v.number(), v.string()]), data: v.unknown() });

/**
 * Asks the platform for shared lists in the edge's own name: a request and a signature of its own, with nothing of a visitor
 * besides the known values that {@link SharedListRequest} holds.
 * @returns what asks: it gives the answer as it may be kept, only fields of the contract, and rejects for everything that is
 * no success by the call's schema, is too large, or takes longer than a proxied call may
 */
export function createSharedListQuestion(options: SharedListQuestionOptions) {
  const { upstream, salts, now = Date.now } = options;
  const device = randomUUID();
  return async ({ call, body, headers }: SharedListRequest): Promise<string> => {
    const salt = saltOf(call.path, salts);
    const request = upstream.openOwn(call.path, {
      accept: 'application/json',
      'content-type': 'application/json;charset=UTF-8',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
      'x-api-uuid': device,
      ...(salt === undefined ? {} : { 'x-api-xxx': signature(salt, call.path, device, now()) }),
    });
    // Told of by the answer or its lack; an end after the answer has begun is told of by the answer's body.
    request.on('error', () => undefined);
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    request.end(body);
    const [answer] = await answered;
    return keepable(call, await textOf(answer));
  };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new RangeError('no success');
  }
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop lets go of the connection.
    if (bytes > MAX_BYTES) throw new RangeError('too large to be kept');
    chunks.push(chunk);
  }
  return String(Buffer.concat(chunks));
}

/** The answer with the contract's fields and nothing else. */
function keepable(call: Call, text: string): string {
  const { status_code: code, data } = v.parse(envelope, JSON.parse(text));
  if (!isPlatformSuccess(code)) throw new RangeError('no success');
  return JSON.stringify({
    status_code: PLATFORM_SUCCESS,
    message: 'success',
    data: v.parse(call.response, data),
  });
}
