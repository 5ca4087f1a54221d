import type { TransportAnswer, TransportRequest } from '@heptad/api-client';

/** One answer of the stand-in network: its text, or a failure to answer at all. */
export type Reply = string | { readonly fail: 'connection' } | { readonly status: number };

export interface SentRequest {
  /** As it left the client: a path alone is of the page's own origin. */
  readonly url: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Answers a request. @param count how often its path has been asked for, this time included */
export type Answerer = (request: SentRequest, count: number) => Reply;

function sentRequest({ url, headers, body }: TransportRequest): SentRequest {
  const address = new URL(url, 'http://page.example');
  return {
    url,
    path: address.pathname,
    query: address.searchParams,
    headers,
    body: body === undefined ? {} : (JSON.parse(body) as Record<string, unknown>),
  };
}

/** A network of the spec's own: answers by path, every request recorded; what has no answer is not found. */
export function createTestNetwork() {
  const sent: SentRequest[] = [];
  const answerers = new Map<string, Answerer>();
  const counts = new Map<string, number>();
  return {
    sent,
    sentTo: (path: string) => sent.filter((request) => request.path === path),
    reply(path: string, answer: Reply | Answerer): void {
      answerers.set(path, typeof answer === 'function' ? answer : () => answer);
    },
    async transport(request: TransportRequest): Promise<TransportAnswer> {
      const record = sentRequest(request);
      const { path } = record;
      sent.push(record);
      const count = (counts.get(path) ?? 0) + 1;
      counts.set(path, count);
      const reply = answerers.get(path)?.(record, count) ?? { status: 404 };
      if (typeof reply !== 'string' && 'fail' in reply) throw new TypeError('connection lost');
      return {
        status: typeof reply === 'string' ? 200 : reply.status,
        statusText: '',
        headers: { 'content-type': 'application/json' },
        body: typeof reply === 'string' ? reply : '',
      };
    },
  };
}
