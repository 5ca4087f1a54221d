import { createHash, randomUUID } from 'node:crypto';
import { session } from '@heptad/contracts';
import { DEMO_PASSWORD, DEMO_SALTS, signatureOf } from '@heptad/sandbox';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import type { StudioPreview } from '../contract';
import { lookCookie } from './preview-look';

type StateName = StudioPreview['states'][number]['name'];
export const STATES: readonly StateName[] = ['guest', 'member', 'empty', 'error'];
const ENTRY = '/__studio/';

/** Who is shown: an ordinary member, and one who has just registered and has nothing yet. */
const MEMBERS: Partial<Record<StateName, string>> = { member: 'demo01', empty: 'demo05' };
const TOKEN = 'X-API-TOKEN';
const STATE = 'studio-state';
/** Answered with nothing in the state of errors; the site itself still starts. */
const DATA = /^\/(game|act|page\/fd)\/api\/|^\/(yewu|v1\/|api\/mobile)/;

const loginAnswer = v.object({ data: v.object({ token: v.string() }) });

async function tokenOf(sandboxOrigin: string, site: string, name: string): Promise<string> {
  const { path, method } = session.login;
  const uuid = randomUUID();
  const salt = Object.entries(DEMO_SALTS).find(([beginning]) => path.startsWith(beginning))?.[1] ?? '';
  const response = await fetch(sandboxOrigin + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-api-client': 'h5',
      'x-api-version': '1.0.0',
      'x-api-site': site,
      'x-api-uuid': uuid,
      'x-api-xxx': signatureOf(salt, path, uuid, Date.now()),
    },
    body: JSON.stringify({ name, password: createHash('md5').update(DEMO_PASSWORD).digest('hex') }),
  });
  return v.parse(loginAnswer, await response.json()).data.token;
}

/** The address that puts the visitor in a state and leads on to `page`, drawn in the `look` that it is asked for with. */
export const stateAddress = (origin: string, name: StateName): string => `${origin}${ENTRY}${name}?page=/`;

/** A page of the site itself; another site's address leads home. */
const ownPage = (page: string | null): string => (page !== null && /^\/(?![/\\])/.test(page) ? page : '/');

/** Lets a preview be entered as a guest, as a member, or where nothing answers. @param site number of the brand's site */
export function visitorStates(sandboxOrigin: string, site: () => string): Plugin {
  return {
    name: 'heptad-studio-states',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if ((request.headers.cookie ?? '').includes(`${STATE}=error`) && DATA.test(url.pathname)) {
          response.statusCode = 503;
          response.end();
          return;
        }
        const name = STATES.find((each) => url.pathname === ENTRY + each);
        if (name === undefined) {
          next();
          return;
        }
        const member = MEMBERS[name];
        const token = member === undefined ? '' : tokenOf(sandboxOrigin, site(), member);
        Promise.resolve(token).then((given) => {
          const gone = 'Path=/; SameSite=Lax; Max-Age=0';
          response.writeHead(302, {
            location: ownPage(url.searchParams.get('page')),
            'set-cookie': [
              given === ''
                ? `${TOKEN}=; ${gone}`
                : `${TOKEN}=${encodeURIComponent(given)}; Path=/; SameSite=Lax`,
              lookCookie(url.searchParams.get('look')),
              name === 'error' ? `${STATE}=error; Path=/; SameSite=Lax` : `${STATE}=; ${gone}`,
            ],
          });
          response.end();
        }, next);
      });
    },
  };
}
