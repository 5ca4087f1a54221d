import { devices, REQUEST_CODES } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { BusinessError, localeOfHeader } from '@heptad/sandbox-venues';
import { signedIn } from '../members/member';
import type { UsedDevice } from '../members/trusted-devices';
import type { AreaServer } from '../server/area-server';
import type { ServedRequest } from '../server/serve';
import { addressView } from './address-view';
import { createLoginHistory } from './login-history';

const NO_DATA = {};
const flagOf = (is: boolean) => (is ? (1 as const) : (0 as const));
const named = ({ browser, system }: UsedDevice) =>
  defined({ browser: browser || undefined, system: system || undefined });

/** Puts the member's open sessions, trusted devices and the history of logins on the server. */
export function serveDevices({ calls, services }: AreaServer): void {
  const { sessions, members, sites, storage, clock } = services;
  const history = createLoginHistory(storage, clock);

  const siteNameFor = ({ headers }: ServedRequest) => {
    const locale = localeOfHeader(headers['accept-language']);
    return (id: string): string => sites.find((site) => site.id === id)?.title[locale] ?? '';
  };

  calls.serveCall(devices.list, async (request) => {
    const { id } = signedIn(request.member);
    const { token = '', uuid, ip } = request;
    const siteName = siteNameFor(request);
    const own = sessions.idOf(token);
    const open = (await sessions.list(id)).map(({ address, site, openedAt, usedAt, ...session }) => ({
      id: session.id,
      current: flagOf(session.id === own),
      ...named(session),
      ...addressView(address, ip),
      site: siteName(site),
      openedAt,
      usedAt,
    }));
    const trusted = (await members.trustedDevices(id)).map((device) => ({
      id: device.id,
      current: flagOf(device.id === members.trustedId(id, uuid)),
      ...named(device),
      ...defined({ trustedAt: device.trustedAt }),
    }));
    return { sessions: open.toSorted((a, b) => b.current - a.current || b.usedAt - a.usedAt), trusted };
  });

  calls.serveCall(devices.endSession, async ({ body, member, token = '' }) => {
    const { id } = signedIn(member);
    if (body.id === sessions.idOf(token))
      throw new BusinessError(REQUEST_CODES.invalidRequest, '本机请直接退出登录');
    await closeVenues(id, await sessions.endById(id, [body.id]));
    return NO_DATA;
  });

  calls.serveCall(devices.endOthers, async ({ member, token }) => {
    const { id } = signedIn(member);
    const { length: ended } = await sessions.endOthers(id, token);
    await closeVenues(id, ended);
    return { ended };
  });

  /** The doors to venues that an ended session has opened close as well; who goes on playing is let in anew by itself. */
  async function closeVenues(memberId: string, ended: number): Promise<void> {
    if (ended > 0) await services.venueSessions.endAll(memberId);
  }

  calls.serveCall(devices.forget, async ({ body, member }) => {
    await members.forgetDevice(signedIn(member).id, body.id);
    return NO_DATA;
  });

  calls.serveCall(devices.history, async (request) => {
    const { body, ip, member } = request;
    const siteName = siteNameFor(request);
    const rows = await history.page(signedIn(member).id, body.size + 1, body.before);
    const items = rows.slice(0, body.size).map(({ id, at, way, reason, site, address, ...device }) => ({
      id,
      at,
      way: way as (typeof devices.ATTEMPT_WAYS)[number],
      ...defined({ reason: (reason || undefined) as (typeof devices.ATTEMPT_REASONS)[number] | undefined }),
      site: siteName(site),
      ...named(device),
      ...addressView(address, ip),
    }));
    return { items, ...defined({ next: rows.length > body.size ? items.at(-1)?.id : undefined }) };
  });
}
