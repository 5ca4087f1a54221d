import type { Call } from '@heptad/contracts';
import type { ApiClient, ApiFailure, SendOptions, UnauthenticatedHandler } from '../api-client';
import type { ApiError, Result } from '../api-error';

/** One stubbed answer: a result, or what makes one of the request. */
export type StubAnswer =
  Result<unknown> | ((request: unknown, options: SendOptions) => Result<unknown> | Promise<Result<unknown>>);

/** Answers by the path of their call. */
export type StubAnswers = Readonly<Record<string, StubAnswer>>;

/** A client for specs: it records what was sent and lets a spec raise failures. */
export interface StubApiClient extends ApiClient {
  readonly sent: readonly {
    readonly path: string;
    readonly request: unknown;
    readonly options: SendOptions;
  }[];
  /** Gives or replaces the answer of one call. */
  answer(call: Pick<Call, 'path'>, answer: StubAnswer): void;
  /** Tells the listeners of a failure, as a real call would. */
  fail(error: ApiError, facts?: Partial<Omit<ApiFailure, 'error'>>): void;
  /** Plays a 6001 to the handler, of a call that needs a member unless told. @returns whether the calls would be repeated */
  refuse(error: ApiError, needsMember?: boolean): Promise<boolean>;
}

/** Builds a client in which every call that has no answer throws, naming its path. */
export function stubApiClient(answers: StubAnswers = {}): StubApiClient {
  const table = new Map<string, StubAnswer>(Object.entries(answers));
  const sent: { path: string; request: unknown; options: SendOptions }[] = [];
  const listeners = new Set<(failure: ApiFailure) => void>();
  let handler: UnauthenticatedHandler | undefined;

  async function play(call: Call, request: unknown, options: SendOptions = {}): Promise<Result<unknown>> {
    sent.push({ path: call.path, request, options });
    const answer = table.get(call.path);
    if (answer === undefined) throw new Error(`No answer was given for ${call.path}`);
    return typeof answer === 'function' ? answer(request, options) : answer;
  }

  return {
    sent,
    // A spec gives each answer in the form of its call's response.
    send: play as ApiClient['send'],
    sendRaw: play as ApiClient['sendRaw'],
    seal: async () => undefined,
    open: async () => undefined,
    addCodec: () => () => undefined,
    onFailure(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onUnauthenticated(next) {
      handler = next;
      return () => {
        handler = undefined;
      };
    },
    answer: (call, answer) => void table.set(call.path, answer),
    fail(error, facts = {}) {
      const failure = { error, quiet: false, awaited: true, current: true, restoreFailed: false, ...facts };
      for (const listener of [...listeners]) listener(failure);
    },
    refuse: async (error, needsMember = true) =>
      handler === undefined || error.kind !== 'business' ? false : handler(error, { needsMember }),
  };
}
