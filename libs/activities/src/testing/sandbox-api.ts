import { createApiClient, type TransportAnswer, type TransportRequest } from '@heptad/api-client';
import { createClock } from '@heptad/device';
import { defined } from '@heptad/formatting';
import { headersFor, TEST_SITE, TEST_UUID, type TestSandbox } from '@heptad/testing';

/** The request path of a page whose network is the sandbox in this process, and its clock, which is the sandbox's. */
export function sandboxApi(sandbox: TestSandbox, token: string) {
  async function transport(request: TransportRequest): Promise<TransportAnswer> {
    const path = new URL(request.url, 'http://page.example').pathname;
    const answer = await sandbox.app.inject({
      method: request.method,
      url: request.url,
      headers: { ...request.headers, ...headersFor(path, { token }, sandbox.clock.real()) },
      ...defined({ payload: request.body }),
    });
    return {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
      body: answer.body,
    };
  }
  const clock = createClock({ wall: () => sandbox.clock.now(), monotonic: () => sandbox.clock.now() });
  const api = createApiClient({
    transport,
    clock,
    siteId: TEST_SITE,
    client: () => 'h5',
    version: '1.0.0',
    uuid: () => TEST_UUID,
    salts: () => ({}),
    token: () => token,
  });
  return { api, clock };
}
