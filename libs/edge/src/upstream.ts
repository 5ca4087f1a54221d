import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage, RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Dispatcher } from 'undici';
import Pool from 'undici/lib/dispatcher/pool.js';
import { endToEndHeaders, forwardedHeaders } from './forwarding';

export interface UpstreamOptions {
  /** The platform's origin. */
  readonly upstream: string;
  /** Whether what stands in front of the edge is ours and its `X-Forwarded-*` headers are true; false when absent. */
  readonly trustProxy?: boolean;
  /** Milliseconds without a byte from the platform until it counts as lost; 25,000 when absent. */
  readonly timeoutMs?: number;
}

/** Longer than any browser waits, so that it is the browser that gives up first. */
const UPSTREAM_TIMEOUT_MS = 25_000;
/** Headers of a body that is still to come; what is undefined is not sent. */
const OF_AN_OPEN_BODY = { 'content-length': undefined, expect: undefined };
/** How long the platform may take to show that it is there, ms. */
const REACH_MS = 2_000;

/** Opens requests to the platform over connections that are kept. */
export class Upstream {
  readonly timeoutMs: number;
  readonly #origin: URL;
  readonly trustProxy: boolean;
  readonly #agent: HttpAgent;
  readonly #pool: Pool;

  constructor({ upstream, trustProxy = false, timeoutMs = UPSTREAM_TIMEOUT_MS }: UpstreamOptions) {
    this.#origin = new URL(upstream);
    this.trustProxy = trustProxy;
    this.timeoutMs = timeoutMs;
    this.#agent = this.#isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
    this.#pool = new Pool(this.#origin.origin, {
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connect: { timeout: timeoutMs },
    });
  }

  get #isSecure(): boolean {
    return this.#origin.protocol === 'https:';
  }

  /** The browser's request as one to the platform, its body still to be sent. @param extra headers put on top */
  open(request: IncomingMessage, extra: Record<string, string> = {}): ClientRequest {
    return this.#request({
      method: request.method,
      path: request.url,
      headers: this.#headersOf(request, extra),
    });
  }

  /**
   * Hands the browser's call on to the platform, several times cheaper than {@link open} does.
   * @param body whole @param extra headers put on top @param told of the answer, or that there is none
   */
  call(
    request: IncomingMessage,
    body: Buffer,
    extra: Record<string, string>,
    told: Dispatcher.DispatchHandler,
  ): void {
    // The body is here: its length is known, and nobody need be asked whether it may be sent.
    const headers = Object.assign(this.#headersOf(request, extra), OF_AN_OPEN_BODY);
    const method = request.method ?? 'GET';
    this.#pool.dispatch(
      { method, path: request.url ?? '/', headers, body: body.length > 0 ? body : null },
      told,
    );
  }

  #headersOf(request: IncomingMessage, extra: Record<string, string>): IncomingHttpHeaders {
    return Object.assign(
      endToEndHeaders(request.headers),
      forwardedHeaders(request, this.trustProxy),
      extra,
      { host: this.#origin.host },
    );
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
    void this.#pool.destroy();
  }
}
