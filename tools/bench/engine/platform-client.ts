import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { session } from '@heptad/contracts';
import { DEFAULT_SITE_ID, DEMO_PASSWORD, DEMO_SALTS, signatureOf } from '@heptad/sandbox';

const UUID = 'bench-device';
/** As a browser has to one host. */
const MOST_SOCKETS = 6;

export interface PlatformAnswer {
  readonly status_code: number;
  readonly message: string;
  readonly data: unknown;
}

/** A member's calls to a running sandbox, signed as a page signs them. */
export interface PlatformClient {
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<PlatformAnswer>;
  get(path: string): Promise<unknown>;
  close(): void;
}

/** Connects without a token. @param origin of the sandbox */
export function connect(origin: string, token?: string): PlatformClient {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS });
  const { hostname, port } = new URL(origin);

  function send(
    method: 'GET' | 'POST',
    path: string,
    body: string,
    extra: Readonly<Record<string, string>>,
  ): Promise<unknown> {
    const prefix = Object.keys(DEMO_SALTS).find((candidate) => path.startsWith(candidate));
    const salt = prefix === undefined ? undefined : DEMO_SALTS[prefix];
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-api-client': 'h5',
      'x-api-version': '1.0.0',
      'x-api-site': DEFAULT_SITE_ID,
      'x-api-uuid': UUID,
      ...(salt !== undefined && { 'x-api-xxx': signatureOf(salt, path, UUID, Date.now()) }),
      ...(token !== undefined && { 'x-api-token': token }),
      ...extra,
    };
    return new Promise((resolve, reject) => {
      const sent = request({ agent, host: hostname, port, method, path, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          try {
            resolve(JSON.parse(text));
          } catch (cause) {
            reject(
              new Error(`${path} answered ${String(answer.statusCode)}: ${text.slice(0, 200)}`, { cause }),
            );
          }
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  return {
    post: async (path, body, headers = {}) =>
      (await send('POST', path, JSON.stringify(body), headers)) as PlatformAnswer,
    get: (path) => send('GET', path, '', {}),
    close: () => agent.destroy(),
  };
}

/** Logs a demo member in. @returns the token */
export async function logIn(origin: string, name = 'demo01'): Promise<string> {
  const client = connect(origin);
  const password = createHash('md5').update(DEMO_PASSWORD).digest('hex');
  const answer = await client.post(session.login.path, { name, password });
  client.close();
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('token' in data))
    throw new Error(`login: ${JSON.stringify(answer)}`);
  return String(data.token);
}
