import { randomUUID } from 'node:crypto';
import { BUSINESS_CODES, type CallResponse, REQUEST_CODES, venue as venueCalls } from '@heptad/contracts';
import { gameById, type Game } from '@heptad/game-rules';
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
import { wayBackOf } from './way-back';
import { launchSpelling, venueOf } from '../platform/venues';
import type { Venue } from '../platform/venues';

/** The port named while the server does not listen, as under injected requests. */
const DEFAULT_PORT = 4600;

/** Puts launching on the server: venue sessions for members and guests, and the page a launched game shows. */
export function serveLaunch({ app, calls, services }: AreaServer): void {
  calls.serveCall(venueCalls.launch, async (request) => {
    const { body, member, site } = request;
    const known = signedIn(member);
    if (String(body.siteId) !== site.id)
      throw new BusinessError(REQUEST_CODES.invalidRequest, '站点与登录信息不符');
    const venue = openVenue(services, body.enName);
    // At sports venues a limit is heeded with each bet: whoever has used it up may look on, and cash out.
    if (venue.area === 'sports') requireRight(known, 'enterVenues', '账户受限，暂不能进入场馆');
    else await admitPlay(services, known, 'enterVenues', '账户受限，暂不能进入场馆');
    const game = gameOf(venue, body.gameCode);
    const wanted = await wantsMoney(services, body, known);
    if (wanted && !(await hasUsedUp(services, known))) await bringMoney(services, known, venue);
    const session = { venue: venue.code, memberId: known.id, site: site.id };
    const token = await services.venueSessions.open(session, game?.id);
    const memberCode = `hp${known.id}`;
    if (game !== undefined) return launchedGame(services, request, { game, token, memberCode });
    return launched({ origin: origin(), venue, token, memberCode, wayBack: wayBackOf(body.callBackAddress) });
  });

  calls.serveCall(venueCalls.frontLaunch, async (request) => {
    const { body, site } = request;
    const venue = openVenue(services, body.enName);
    const game = gameOf(venue, body.gameCode);
    const session = { venue: venue.code, memberId: undefined, site: site.id };
    const token = await services.venueSessions.open(session, game?.id);
    if (game !== undefined) return launchedGame(services, request, { game, token, memberCode: 'guest' });
    return launched({ origin: origin(), venue, token, memberCode: 'guest', wayBack: undefined });
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

  app.get<{ Params: { code: string }; Querystring: { token?: string; back?: string } }>(
    '/venue/:code',
    async (request, reply) => {
      const session = await services.venueSessions.find(request.query.token ?? '');
      const venue = venueOf(request.params.code);
      const isTheirs = session !== undefined && venue !== undefined && session.venue === venue.code;
      return (
        reply
          .code(isTheirs ? 200 : 403)
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          // Its own address carries the token.
          .header('referrer-policy', 'no-referrer')
          .type('text/html; charset=utf-8')
          .send(
            venuePage(
              isTheirs ? { name: venue.name, wayBack: wayBackOf(request.query.back) } : undefined,
              localeOfHeader(request.headers['accept-language']),
            ),
          )
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

/** The game of the catalogue that a launch is about; undefined where it is about the whole venue. Throws where the venue has no such game. */
function gameOf(venue: Venue, gameCode: string | undefined): Game | undefined {
  if (!gameCode) return undefined;
  const game = gameById(gameCode);
  if (game === undefined || game.venue !== venue.code)
    throw new BusinessError(REQUEST_CODES.notFound, '游戏不存在');
  return game;
}

/** The address of a game at the games' own origin. Its session stands behind the `#`: no server is sent it, and no page is told where one came from. */
function launchedGame(
  { gamesOrigin }: SandboxServices,
  { headers, origin }: Pick<ServedRequest, 'headers' | 'origin'>,
  { game, token, memberCode }: { readonly game: Game; readonly token: string; readonly memberCode: string },
): CallResponse<typeof venueCalls.launch> {
  const page = `${gamesOrigin(origin)}/play/${game.id}`;
  const lang = localeOfHeader(headers['accept-language']);
  return { url: `${page}?lang=${lang}#token=${token}`, h5Url: page, token, apiUrl: '', memberCode };
}

interface OwnPage {
  readonly origin: string;
  readonly venue: Venue;
  readonly token: string;
  readonly memberCode: string;
  /** Where its page leads back to. */
  readonly wayBack: string | undefined;
}

/** The address of a venue's own page. */
function launched({
  origin,
  venue,
  token,
  memberCode,
  wayBack,
}: OwnPage): CallResponse<typeof venueCalls.launch> {
  const page = `${origin}/venue/${launchSpelling(venue)}`;
  const query = new URLSearchParams({ token, ...(wayBack !== undefined && { back: wayBack }) });
  return {
    url: `${page}?${query.toString()}`,
    h5Url: page,
    token,
    // Venue calls go to the page's own origin, so no other one is named.
    apiUrl: '',
    resource: '/act/api/v1/media',
    activityUrl: page,
    memberCode,
    // The venue's hall is shown by no frame of a site.
    ownPage: 1,
  };
}
