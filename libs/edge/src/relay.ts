import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Writable } from 'node:stream';
import type { Dispatcher } from 'undici';
import errors from 'undici/lib/core/errors.js';
import { refuse } from './edge-handler';
import { endToEndHeaders } from './forwarding';
import { packAnswer } from './pack-answer';
import { namesMember } from './shared-list-request';
import type { Upstream } from './upstream';
import { secondsSince } from './watch/measures';
import type { UpstreamOutcome } from './watch/measures';
import { requestIdHeader } from './watch/request-id';
import { beginCallSpan } from './watch/spans';

/** Told how each call to the platform ended, and how many seconds its answer took to begin. */
export type UpstreamWatch = (outcome: UpstreamOutcome, seconds: number) => void;

const GONE = new Error('The browser went away.');
const NOT_READ = new Error('The browser does not read its answer.');

const isLate = (error: Error): boolean =>
  error instanceof errors.HeadersTimeoutError ||
  error instanceof errors.BodyTimeoutError ||
  error instanceof errors.ConnectTimeoutError;

/** What a member is answered is theirs: no cache in between keeps it, also where the platform forgot to say so. */
function keptByNobody(request: IncomingMessage, headers: IncomingHttpHeaders): boolean {
  return namesMember(request) && !/\b(?:no-store|no-cache|private)\b/i.test(headers['cache-control'] ?? '');
}

/** One call's answer on its way from the platform to the browser. */
class Relay implements Dispatcher.DispatchHandler {
  readonly #upstream: Upstream;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #watch: UpstreamWatch;
  readonly #start = performance.now();
  #controller: Dispatcher.DispatchController | undefined;
  /** Takes the body. */
  #sink: Writable;
  #hasBegun = false;
  #isOver = false;
  /** How it ended; undefined when the browser went away first. */
  outcome: UpstreamOutcome | undefined;

  constructor(upstream: Upstream, request: IncomingMessage, response: ServerResponse, watch: UpstreamWatch) {
    this.#upstream = upstream;
    this.#request = request;
    this.#response = response;
    this.#sink = response;
    this.#watch = watch;
  }

  #tell(outcome: UpstreamOutcome): void {
    this.outcome = outcome;
    this.#watch(outcome, secondsSince(this.#start));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#response.destroyed) this.leave(GONE);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    given: Record<string, string | string[] | undefined>,
  ): void {
    // Something before the answer, for the edge alone.
    if (status < 200) return;
    this.#hasBegun = true;
    this.#tell(status < 500 ? 'answered' : 'failed');
    const headers = endToEndHeaders(given);
    if (keptByNobody(this.#request, headers)) headers['cache-control'] = 'no-store';
    if (status >= 400) Object.assign(headers, requestIdHeader(this.#request));
    const packing = packAnswer(this.#request, status, headers);
    this.#response.writeHead(status, packing?.headers ?? headers);
    if (packing === undefined) return;
    this.#sink = packing.packer;
    pipeline(packing.packer, this.#response, () => undefined);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#sink.write(chunk)) return;
    controller.pause();
    const late = setTimeout(() => this.leave(NOT_READ), this.#upstream.timeoutMs);
    const stop = (): void => clearTimeout(late);
    this.#response.once('close', stop);
    this.#sink.once('drain', () => {
      stop();
      this.#response.off('close', stop);
      controller.resume();
    });
  }

  onResponseEnd(): void {
    this.#isOver = true;
    this.#sink.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    this.#isOver = true;
    const late = isLate(error);
    // Whoever went away has not been failed by the platform.
    if (!this.#hasBegun && !this.#response.destroyed) this.#tell(late ? 'late' : 'lost');
    // Broken off where the platform broke off: a browser then knows that it has not got it all.
    if (late) refuse(this.#response, 504, 'The platform took too long.');
    else refuse(this.#response, 502, 'The platform cannot be reached.');
  }

  /** The platform need not go on. */
  leave(reason: Error): void {
    if (!this.#isOver) this.#controller?.abort(reason);
  }
}

/**
 * Hands one call on to the platform and its answer back, as it comes.
 * @param body of the call, whole
 * @returns when the answer is through, or its connection gone
 */
export function relay(
  upstream: Upstream,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  watch: UpstreamWatch,
): Promise<void> {
  return new Promise((over) => {
    const span = beginCallSpan(request);
    const relayed = new Relay(upstream, request, response, watch);
    response.once('close', () => {
      relayed.leave(GONE);
      span.end(relayed.outcome);
      over();
    });
    upstream.call(request, body, span.headers, relayed);
  });
}
