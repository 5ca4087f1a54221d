import { randomUUID } from 'node:crypto';
import { BUSINESS_CODES, type CallResponse, REQUEST_CODES, venue as venueCalls } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { Member } from '../members/member';
import { requireRight } from '../members/member-rights';
import { signedIn } from '../members/member';
import { BusinessError, localeOfHeader } from '@heptad/sandbox-venues';
import type { ServedRequest } from '../server/serve';
import type { SandboxServices } from '../server/services';
import type { AreaServer } from '../server/area-server';
import { CENTRE_WALLET, memberAccount } from '@heptad/sandbox-ledger';
import { wordsFor } from '../words/platform-words';
import { autoTransferOf } from '../wallet/auto-transfer';
import { LEAST_TRANSFER, MOST_TRANSFER, move, movableWallet } from '../wallet/transfers';
import { admitPlay, hasUsedUp } from '../protection/admission';
import { venuePage } from './venue-page';
import { launchSpelling, venueOf } from '../platform/venues';
import type { Venue } from '../platform/venues';

/** The port named while the server does not listen, as under injected requests. */
const DEFAULT_PORT = 4600;

/** Puts launching on the server: venue sessions for members and guests, and the page a launched game shows. */
export function serveLaunch({ app, calls, services }: AreaServer): void {
  calls.serveCall(venueCalls.launch, async ({ body, member, site }) => {
    const known = signedIn(member);
    if (String(body.siteId) !== site.id)
      throw new BusinessError(REQUEST_CODES.invalidRequest, '站点与登录信息不符');
    const venue = openVenue(services, body.enName);
    // At sports venues a limit is heeded with each bet: whoever has used it up may look on, and cash out.
    if (venue.area === 'sports') requireRight(known, 'enterVenues', '账户受限，暂不能进入场馆');
    else await admitPlay(services, known, 'enterVenues', '账户受限，暂不能进入场馆');
    if (
      body.gameCode &&
      venue.games !== undefined &&
      !venue.games.some((game) => game.code === body.gameCode)
    ) {
      throw new BusinessError(REQUEST_CODES.notFound, '游戏不存在');
    }
    const wanted = await wantsMoney(services, body, known);
    if (wanted && !(await hasUsedUp(services, known))) await bringMoney(services, known, venue);
    const token = await services.venueSessions.open({ venue: venue.code, memberId: known.id, site: site.id });
    return launched(origin(), venue, token, `hp${known.id}`, body.gameCode);
  });

  calls.serveCall(venueCalls.frontLaunch, async ({ body, site }) => {
    const venue = openVenue(services, body.enName);
    const token = await services.venueSessions.open({
      venue: venue.code,
      memberId: undefined,
      site: site.id,
    });
    return launched(origin(), venue, token, 'guest', undefined);
  });

  calls.serveCall(venueCalls.strategiesBanner, ({ body, site, headers }) => {
    const venue = venueOf(body.venue);
    if (venue === undefined || services.switches.statusOf(venue) === 0) return [];
    const named = wordsFor(headers);
    return [
      {
        title: `${named(venue.name)} ${named('投注策略')}`,
        imageUrl: `/act/api/v1/media/strategy-${site.id}-${String(venue.id ?? 0)}.png`,
        linkUrl: '/tutorial/betStrategy',
      },
    ];
  });

  app.get<{ Params: { code: string }; Querystring: { token?: string } }>(
    '/venue/:code',
    async (request, reply) => {
      const session = await services.venueSessions.find(request.query.token ?? '');
      const venue = venueOf(request.params.code);
      const isTheirs = session !== undefined && venue !== undefined && session.venue === venue.code;
      return reply
        .code(isTheirs ? 200 : 403)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .type('text/html; charset=utf-8')
        .send(
          venuePage(isTheirs ? venue.name : undefined, localeOfHeader(request.headers['accept-language'])),
        );
    },
  );

  /** Where the sandbox itself is reached, which is where its venue pages live. */
  function origin(): string {
    const address = app.addresses()[0];
    const port = typeof address === 'object' ? address.port : DEFAULT_PORT;
    return `http://127.0.0.1:${String(port)}`;
  }
}

/**
 * Whether the centre's money comes along: as the launch says itself, a number or a text; else by the member's standing choice, which
 * holds for what is launched by hand.
 */
async function wantsMoney(
  { storage }: SandboxServices,
  { appSendMoney, isManualLaunch }: ServedRequest<typeof venueCalls.launch>['body'],
  { id }: Member,
): Promise<boolean> {
  if (appSendMoney !== undefined) return String(appSendMoney) === '1';
  return isManualLaunch === 1 && (await autoTransferOf(storage, id)).enabled;
}

/**
 * Moves what is in the centre wallet into the venue's before it opens (CALL-014). A second launch finds the centre empty and moves
 * nothing: it needs no key of its own. Cents that a transfer may not be made of stay.
 */
async function bringMoney(services: SandboxServices, member: Member, venue: Venue): Promise<void> {
  const wallet = await movableWallet(services, member, venue.code);
  await services.storage.transaction(async () => {
    const amount = await services.ledger.balance(memberAccount(member.id, CENTRE_WALLET, member.currency));
    if (amount < LEAST_TRANSFER) return;
    const most = amount > MOST_TRANSFER ? MOST_TRANSFER : amount;
    await move(services, { member, wallet, direction: 'in', amount: most, idempotencyKey: randomUUID() });
  });
}

function openVenue(services: SandboxServices, code: string): Venue {
  const venue = venueOf(code);
  if (venue === undefined) throw new BusinessError(BUSINESS_CODES.venueUnavailable, '场馆不存在');
  if (services.switches.statusOf(venue) === 0)
    throw new BusinessError(BUSINESS_CODES.venueUnavailable, '场馆维护中');
  return venue;
}

function launched(
  origin: string,
  venue: Venue,
  token: string,
  memberCode: string,
  gameCode: string | undefined,
): CallResponse<typeof venueCalls.launch> {
  const page = `${origin}/venue/${launchSpelling(venue)}`;
  const query = new URLSearchParams({ token, ...defined({ gameCode }) });
  return {
    url: `${page}?${query.toString()}`,
    h5Url: page,
    token,
    // Venue calls go to the page's own origin, so no other one is named.
    apiUrl: '',
    resource: '/act/api/v1/media',
    activityUrl: page,
    memberCode,
  };
}
