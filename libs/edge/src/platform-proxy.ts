import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage, RequestOptions, ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { refuse, refuseWith } from './edge-handler';
import type { EdgeHandler } from './edge-handler';
import { endToEndHeaders, forwardedHeaders, senderOf } from './forwarding';
import { packAnswer } from './pack-answer';
import { Places } from './places';
import { isPlatformPath, isSocketPath } from './platform-paths';
import { BodyReader } from './request-body';
import type { BodyLimits } from './request-body';
import { answerSharedList } from './shared-list-answer';
import { namesMember } from './shared-list-request';
import type { SharedLists } from './shared-lists';
import { secondsSince } from './watch/measures';
import type { UpstreamOutcome } from './watch/measures';
import { requestIdHeader } from './watch/request-id';
import { beginCallSpan } from './watch/spans';

export interface UpstreamOptions {
  /** The platform's origin. */
  readonly upstream: string;
  /** Whether what stands in front of the edge is ours and its `X-Forwarded-*` headers are true; false when absent. */
  readonly trustProxy?: boolean;
  /** Milliseconds without a byte from the platform until it counts as lost; 25,000 when absent. */
  readonly timeoutMs?: number;
}

/** Calls under way at the same time, from one address and in all; each takes a connection to the platform. */
const CALLS_PER_ADDRESS = 256;
const CALLS_IN_ALL = 1_024;

/** Longer than any browser waits, so that it is the browser that gives up first. */
const UPSTREAM_TIMEOUT_MS = 25_000;
/** How long the platform may take to show that it is there, ms. */
const REACH_MS = 2_000;

/** Told how each call to the platform ended, and how many seconds its answer took to begin. */
export type UpstreamWatch = (outcome: UpstreamOutcome, seconds: number) => void;

/** Opens requests to the platform over connections that are kept. */
export class Upstream {
  readonly timeoutMs: number;
  readonly #origin: URL;
  readonly trustProxy: boolean;
  readonly #agent: HttpAgent;

  constructor({ upstream, trustProxy = false, timeoutMs = UPSTREAM_TIMEOUT_MS }: UpstreamOptions) {
    this.#origin = new URL(upstream);
    this.trustProxy = trustProxy;
    this.timeoutMs = timeoutMs;
    this.#agent = this.#isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  }

  get #isSecure(): boolean {
    return this.#origin.protocol === 'https:';
  }

  /** The browser's request as one to the platform, its body still to be sent. @param extra headers put on top */
  open(request: IncomingMessage, extra: Record<string, string> = {}): ClientRequest {
    return this.#request({
      method: request.method,
      path: request.url,
      headers: {
        ...endToEndHeaders(request.headers),
        ...forwardedHeaders(request, this.trustProxy),
        ...extra,
        host: this.#origin.host,
      },
    });
  }

  /** A POST of the edge's own, its body still to be sent; it ends with an error when it is not whole in {@link timeoutMs}. */
  openOwn(path: string, headers: Record<string, string>): ClientRequest {
    const signal = AbortSignal.timeout(this.timeoutMs);
    return this.#request({ method: 'POST', path, headers: { ...headers, host: this.#origin.host }, signal });
  }

  /** Whether something of the platform's answers that is no failure, within {@link REACH_MS}; never rejects. */
  reach(): Promise<boolean> {
    return new Promise((resolve) => {
      const signal = AbortSignal.timeout(REACH_MS);
      const request = this.#request({
        method: 'HEAD',
        path: '/',
        headers: { host: this.#origin.host },
        signal,
      });
      request.on('error', () => resolve(false));
      request.on('response', (answer) => {
        answer.resume();
        resolve((answer.statusCode ?? 500) < 500);
      });
      request.end();
    });
  }

  #request(given: RequestOptions): ClientRequest {
    const options = { ...given, agent: this.#agent };
    return this.#isSecure ? httpsRequest(this.#origin, options) : httpRequest(this.#origin, options);
  }

  close(): void {
    this.#agent.destroy();
  }
}

/**
 * Hands calls on to the platform, their bodies once they are whole, and its answers back, as they come, long lists packed;
 * nothing is kept or repeated, but what `lists` holds for all guests is given from there.
 */
export function createPlatformProxy(
  upstream: Upstream,
  lists: SharedLists,
  limits: BodyLimits,
  watch: UpstreamWatch,
): EdgeHandler {
  const bodies = new BodyReader(limits);
  const places = new Places(CALLS_PER_ADDRESS, CALLS_IN_ALL);
  return {
    // A plain request to the socket's path is the platform's to refuse.
    matches: (path) => isPlatformPath(path) || isSocketPath(path),
    async handle(request, response) {
      const sender = senderOf(request, upstream.trustProxy);
      try {
        const body = await bodies.read(request, sender);
        await places.within(sender, async () => {
          const isAnswered = await answerSharedList(lists, request, body, response);
          if (!isAnswered && !request.socket.destroyed) await relay(upstream, request, response, body, watch);
        });
      } catch (error) {
        // What is left of a body is not waited for.
        response.shouldKeepAlive = false;
        refuseWith(response, error);
      }
    },
  };
}

/** What a member is answered is theirs: no cache in between keeps it, also where the platform forgot to say so. */
function keptByNobody(request: IncomingMessage, { headers }: IncomingMessage): Record<string, string> {
  const isPrivate = /\b(?:no-store|no-cache|private)\b/i.test(headers['cache-control'] ?? '');
  return isPrivate || !namesMember(request) ? {} : { 'cache-control': 'no-store' };
}

/** @returns when the answer is through, or its connection gone */
function relay(
  upstream: Upstream,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  watch: UpstreamWatch,
): Promise<void> {
  const over = new Promise<void>((resolve) => response.once('close', resolve));
  const start = performance.now();
  const span = beginCallSpan(request);
  const call = upstream.open(request, span.headers);
  let outcome: UpstreamOutcome | undefined;
  const tell = (how: UpstreamOutcome): void => {
    outcome = how;
    watch(how, secondsSince(start));
  };
  let timedOut = false;
  let hasBegun = false;
  call.setTimeout(upstream.timeoutMs, () => {
    timedOut = true;
    call.destroy();
  });
  call.on('error', () => {
    // Whoever went away has not been failed by the platform.
    if (!hasBegun && !response.destroyed) tell(timedOut ? 'late' : 'lost');
    if (timedOut) refuse(response, 504, 'The platform took too long.');
    else refuse(response, 502, 'The platform cannot be reached.');
  });
  call.on('response', (answer) => {
    hasBegun = true;
    const status = answer.statusCode ?? 502;
    tell(status < 500 ? 'answered' : 'failed');
    const headers = {
      ...endToEndHeaders(answer.headers),
      ...keptByNobody(request, answer),
      ...(status >= 400 ? requestIdHeader(request) : {}),
    };
    const packing = packAnswer(request, answer, headers);
    response.writeHead(status, answer.statusMessage, packing?.headers ?? headers);
    // Broken off where the platform broke off: a browser then knows that it has not got it all.
    pipeline(packing ? [answer, packing.packer, response] : [answer, response], () => undefined);
  });
  // The browser went away: the platform need not go on.
  response.once('close', () => {
    call.destroy();
    span.end(outcome);
  });
  call.end(body);
  return over;
}
