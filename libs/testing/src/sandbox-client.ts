import { defined } from '@heptad/formatting';
import { headersFor, TEST_SITE, TEST_UUID, type TestSandbox } from './sandbox';

interface ClientRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface ClientAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A client's way into a sandbox of this process, and what the client says of itself. */
export interface SandboxClient {
  /** Carries a request by injection, signed as the real client's. */
  readonly transport: (request: ClientRequest) => Promise<ClientAnswer>;
  /** The sandbox's time, ms. */
  readonly now: () => number;
  readonly site: string;
  readonly uuid: string;
  /** The member's token; `undefined` for a guest. */
  readonly token: string | undefined;
}

/** The client of a member, or for a guest without a token. @param site the brand's; the first one's unless given */
export function openSandboxClient(sandbox: TestSandbox, token?: string, site = TEST_SITE): SandboxClient {
  return {
    now: () => sandbox.clock.now(),
    site,
    uuid: TEST_UUID,
    token,
    async transport({ method, url, headers, body }) {
      const path = new URL(url, 'http://page.example').pathname;
      const signed = headersFor(path, { site, ...defined({ token }) }, sandbox.clock.real());
      const answer = await sandbox.app.inject({
        method,
        url,
        headers: { ...headers, ...signed },
        ...defined({ payload: body }),
      });
      return {
        status: answer.statusCode,
        statusText: answer.statusMessage,
        headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
        body: answer.body,
      };
    },
  };
}
