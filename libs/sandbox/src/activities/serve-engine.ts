import { activity, BUSINESS_CODES, REQUEST_CODES, type CallResponse } from '@heptad/contracts';
import { BusinessError, localeOfHeader } from '@heptad/sandbox-venues';
import { signedIn, type Member } from '../members/member';
import { requireRight } from '../members/member-rights';
import type { AreaServer } from '../server/area-server';
import { restsFromActivities } from './engine/admission';
import type { ActivityEngine } from './engine/engine';
import { awardOfKey, playOfKey } from './engine/by-key';
import { joinRun } from './engine/join';
import { recordsOf } from './engine/records';
import { claimOnWire, playOnWire } from './engine/results';
import type { Asker } from './engine/seats';
import { detailOf, headOf } from './engine/show';
import { standingOf } from './engine/standing-of';
import { CATEGORY_NAMES, type CategoryId } from './promotion';

type Detail = CallResponse<typeof activity.detail>;

/** What a draw is made with where the client sends no seed of its own. */
const DEFAULT_CLIENT_SEED = 'heptad';

interface Request {
  readonly site: Asker['site'];
  readonly member: Member | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly now: number;
}

const askerOf = ({ member, headers, now, site }: Request): Asker => ({
  site,
  member,
  locale: localeOfHeader(headers['accept-language']),
  now,
});

/** Puts the engine's calls on the server, the same few for every kind. */
export function serveEngine({ calls }: Pick<AreaServer, 'calls'>, engine: ActivityEngine): void {
  serveReads(calls, engine);
  serveWrites(calls, engine);
}

/** @throws BusinessError for who rests, and for a run that is not shown */
async function detailFor(engine: ActivityEngine, id: string, asker: Asker): Promise<Detail> {
  if (restsFromActivities(asker.member)) requireRight(signedIn(asker.member), 'payIn', '账户受限');
  const seat = await engine.seat(id, asker);
  return detailOf(engine.kindOf(seat.run), seat);
}

function serveReads(calls: AreaServer['calls'], engine: ActivityEngine): void {
  calls.serveCall(activity.list, async (request) => {
    const asker = askerOf(request);
    if (restsFromActivities(asker.member)) return { categories: [], activities: [] };
    const activities: CallResponse<typeof activity.list>['activities'] = [];
    for (const seat of await engine.seats(engine.shown(asker.now, asker.site), asker)) {
      const kind = engine.kindOf(seat.run);
      activities.push(headOf(kind, seat, await standingOf(kind, seat)));
    }
    const used = new Set(activities.map(({ category }) => category));
    const categories = (Object.keys(CATEGORY_NAMES) as CategoryId[]).filter((id) => used.has(id));
    return {
      categories: categories.map((id) => ({ id, name: CATEGORY_NAMES[id][asker.locale] })),
      activities,
    };
  });

  calls.serveCall(activity.detail, (request) => detailFor(engine, request.body.id, askerOf(request)));

  calls.serveCall(activity.writeStatus, async (request) => {
    const { body, member } = request;
    const asker = askerOf(request);
    const { db } = engine.services.storage;
    const ofKey = { memberId: signedIn(member).id, key: body.idempotencyKey };
    const play = await playOfKey(db, ofKey);
    if (play !== undefined) return { known: 1 as const, play: playOnWire(play, asker.locale) };
    const award = await awardOfKey(db, ofKey);
    return award === undefined
      ? { known: 0 as const }
      : { known: 1 as const, claim: claimOnWire(award, nameOf(engine, award, asker)) };
  });

  calls.serveCall(activity.records, (request) =>
    recordsOf(engine, request.body, { ...askerOf(request), member: signedIn(request.member) }),
  );

  calls.serveCall(activity.rank, async (request) => {
    const { body } = request;
    const seat = await engine.seat(body.id, askerOf(request));
    const rank = await engine.kindOf(seat.run).rank?.(seat, body.page, body.size);
    if (rank === undefined) throw new BusinessError(REQUEST_CODES.notFound, '此活动没有排行榜');
    return rank;
  });
}

function serveWrites(calls: AreaServer['calls'], engine: ActivityEngine): void {
  calls.serveCall(activity.join, async (request) => {
    const { body, member, now } = request;
    const asker = askerOf(request);
    const { run } = await engine.seat(body.id, asker);
    await joinRun(engine.services, signedIn(member), run, now);
    return detailFor(engine, body.id, asker);
  });

  calls.serveCall(activity.play, async (request) => {
    const { body, member, headers } = request;
    const asker = askerOf(request);
    const row = await engine.play(await engine.seat(body.id, asker), {
      member: signedIn(member),
      choice: body.choice ?? {},
      clientSeed: body.clientSeed ?? DEFAULT_CLIENT_SEED,
      idempotencyKey: headers['idempotency-key'] ?? '',
    });
    return { play: playOnWire(row, asker.locale), activity: await detailFor(engine, body.id, asker) };
  });

  calls.serveCall(activity.claim, async (request) => {
    const { body, member, headers } = request;
    const asker = askerOf(request);
    const seat = await engine.seat(body.id, asker);
    const row = await engine.claim(seat, {
      member: signedIn(member),
      source: body.prizeId,
      idempotencyKey: headers['idempotency-key'] ?? '',
    });
    return {
      claim: claimOnWire(row, nameOf(engine, row, asker)),
      activity: await detailFor(engine, body.id, asker),
    };
  });

  calls.serveCall(activity.friendApply, async (request) => {
    const { body, member } = request;
    const asker = askerOf(request);
    const seat = await engine.seat(body.id, asker);
    const applied = await engine.kindOf(seat.run).apply?.({ ...seat, member: signedIn(member) }, body.friend);
    if (applied === undefined)
      throw new BusinessError(BUSINESS_CODES.choiceNotOpen, '此活动没有可进行的操作');
    return { ...applied, activity: await detailFor(engine, body.id, asker) };
  });
}

function nameOf(
  engine: ActivityEngine,
  { run_id, prize_id }: { readonly run_id: string; readonly prize_id: string },
  { locale }: Asker,
): string {
  const run = engine.runOf(run_id);
  const prize = run?.activity.prizes.find(({ id }) => id === prize_id);
  return (prize?.name ?? run?.activity.title)?.[locale] ?? '';
}
