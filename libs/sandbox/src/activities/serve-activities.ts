import { activities, type CallResponse, REQUEST_CODES } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import type { Member } from '../members/member';
import { signedIn } from '../members/member';
import { BusinessError, localeOfHeader } from '@heptad/sandbox-venues';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { AreaServer } from '../server/area-server';
import { claim, claimOfKey, join } from './claims';
import { claimableUntil } from './editions';
import { CATEGORY_NAMES, countsMoney, type CategoryId, type Edition, type Measure } from './promotion';
import {
  editionOf,
  isReached,
  obstacleOf,
  shownEditions,
  standingOf,
  stateOf,
  type Standing,
} from './standing';

type Brief = CallResponse<typeof activities.list>['promotions'][number];
type Detail = CallResponse<typeof activities.detail>;

/** Who asks, in which language, and when. */
interface Asked {
  readonly member: Member | undefined;
  readonly locale: VenueLocale;
  readonly now: number;
}

const CATEGORIES: readonly CategoryId[] = ['newcomer', 'sports', 'wallet'];

/** Puts promotions on the server: what there is, how far a member is, joining and claiming. */
export function serveActivities({ calls, services }: AreaServer): void {
  const { storage } = services;

  const shown = (id: string, now: number): Edition => {
    const edition = editionOf(id, now);
    if (edition === undefined) throw new BusinessError(REQUEST_CODES.notFound, '活动不存在');
    return edition;
  };
  const detail = async (edition: Edition, asked: Asked): Promise<Detail> =>
    detailOf(edition, await standingOf(storage, asked.member, edition), asked);

  calls.serveCall(activities.list, async ({ member, headers, now }) => {
    const locale = localeOfHeader(headers['accept-language']);
    const promotions: Brief[] = [];
    for (const edition of shownEditions(now)) {
      promotions.push(briefOf(edition, await standingOf(storage, member, edition), { member, locale, now }));
    }
    return { categories: CATEGORIES.map((id) => ({ id, name: CATEGORY_NAMES[id][locale] })), promotions };
  });

  calls.serveCall(activities.detail, ({ body, member, headers, now }) =>
    detail(shown(body.id, now), { member, locale: localeOfHeader(headers['accept-language']), now }),
  );

  calls.serveCall(activities.join, async ({ body, member, headers, now }) => {
    const edition = shown(body.id, now);
    await join(services, signedIn(member), edition, now);
    return detail(edition, { member, locale: localeOfHeader(headers['accept-language']), now });
  });

  calls.serveCall(activities.claim, ({ body, member, headers, now }) =>
    claim(
      services,
      {
        member: signedIn(member),
        edition: shown(body.id, now),
        tier: body.tier,
        idempotencyKey: headers['idempotency-key'] ?? '',
      },
      now,
    ),
  );

  calls.serveCall(activities.claimStatus, async ({ body, member }) => {
    const found = await claimOfKey(services, signedIn(member).id, body.idempotencyKey);
    return found === undefined ? { known: 0 as const } : { known: 1 as const, claim: found };
  });
}

function briefOf(edition: Edition, standing: Standing, { locale, now }: Asked): Brief {
  const { promotion } = edition;
  return {
    id: edition.id,
    category: promotion.category,
    title: promotion.title[locale],
    summary: promotion.summary[locale],
    art: promotion.art,
    startsAt: edition.startsAt,
    endsAt: edition.endsAt,
    state: stateOf(edition, standing, now),
    prizeTotal: fromMinorUnits(promotion.prizes.reduce((sum, { prize }) => sum + prize, 0n)),
  };
}

function detailOf(edition: Edition, standing: Standing, asked: Asked): Detail {
  const { promotion } = edition;
  const { member, locale, now } = asked;
  const obstacle = member === undefined || standing.joined ? undefined : obstacleOf(edition, member, now);
  return {
    ...briefOf(edition, standing, asked),
    claimableUntil: claimableUntil(edition),
    ...defined({ obstacle: obstacle?.[locale] }),
    unit: countsMoney(promotion.measure) ? 'money' : 'count',
    measure: promotion.measureName[locale],
    progress: counted(promotion.measure, standing.progress),
    prizes: promotion.prizes.map(({ target, prize }, index) => ({
      tier: index + 1,
      target: counted(promotion.measure, target),
      prize: fromMinorUnits(prize),
      reached: isReached(edition, standing, index + 1) ? (1 as const) : (0 as const),
      claimed: standing.claimed.has(index + 1) ? (1 as const) : (0 as const),
    })),
    rules: promotion.rules.map(({ title, lines }) => ({
      title: title[locale],
      lines: lines.map((line) => line[locale]),
    })),
  };
}

/** A number of the measure's own unit as it goes over the wire. */
function counted(measure: Measure, value: bigint): string {
  return countsMoney(measure) ? fromMinorUnits(value) : value.toString();
}
