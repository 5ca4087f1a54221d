import { vip, type CallResponse } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import { localeOfHeader, type VenueLocale } from '@heptad/sandbox-venues';
import { signedIn } from '../members/member';
import { dayMostOf, TIMES_A_DAY } from '../payments/withdrawal-limits';
import type { Site } from '../platform/sites';
import { percentOf, ratioOf, REBATE_KINDS } from '../rebate/ratios';
import type { AreaServer } from '../server/area-server';
import type { SandboxServices } from '../server/services';
import { leftOf, missingFor, ratioTo } from './grade-rule';
import { GRADES, gradeOf, type Grade } from './grades';
import { monthAt } from './months';
import { parcelOnWire, parcelsOf, setReceiver } from './parcels';
import { turnoverWithin } from './play-measures';
import { excuseOf, reviewGrade, type ReviewedGrade } from './review-grade';

interface Surroundings {
  readonly site: Site;
  readonly locale: VenueLocale;
}

const HIGHEST = GRADES.length - 1;
const CAUSES = ['opening', 'upgrade', 'downgrade', 'operator'] as const;

/** Puts the grades on the server: progress, privileges, history, and gifts that are sent by post. */
export function serveVip({ calls, services }: AreaServer): void {
  calls.serveCall(vip.progress, async ({ member, site, headers }) => {
    const reviewed = await reviewGrade(services, signedIn(member).id);
    return progressOf(reviewed, { site, locale: localeOfHeader(headers['accept-language']) });
  });

  calls.serveCall(vip.state, async ({ member, site, headers }) => {
    const reviewed = await reviewGrade(services, signedIn(member).id);
    const around = { site, locale: localeOfHeader(headers['accept-language']) };
    return {
      ...progressOf(reviewed, around),
      ...defined({ keep: await keepOf(services, reviewed, around) }),
    };
  });

  calls.serveCall(vip.privileges, async ({ member, site, headers }) => {
    const { grade } = (await reviewGrade(services, signedIn(member).id)).member;
    const around = { site, locale: localeOfHeader(headers['accept-language']) };
    return { own: grade, grades: GRADES.map((each) => privilegeOf(each, around)) };
  });

  calls.serveCall(vip.changes, async ({ body: { page, size }, member, site, headers }) => {
    const { id } = (await reviewGrade(services, signedIn(member).id)).member;
    const around = { site, locale: localeOfHeader(headers['accept-language']) };
    const own = services.storage.db.selectFrom('vip_changes').where('member_id', '=', id);
    const { total } = await own
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await own
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return {
      items: rows.map((row) => ({
        id: String(row.id),
        from: namedGrade(row.from_grade, around),
        to: namedGrade(row.to_grade, around),
        cause: CAUSES.find((cause) => cause === row.cause) ?? 'operator',
        at: row.changed_at,
      })),
      total,
      page,
      size,
    };
  });

  calls.serveCall(vip.parcels, async ({ member, site, headers, now }) => {
    const { id } = (await reviewGrade(services, signedIn(member).id)).member;
    const around = { site, locale: localeOfHeader(headers['accept-language']), now };
    return { items: (await parcelsOf(services, id)).map((row) => parcelOnWire(row, around)) };
  });

  calls.serveCall(vip.setReceiver, async ({ body, member, site, headers, now }) => {
    const row = await setReceiver(services, signedIn(member).id, body);
    const locale = localeOfHeader(headers['accept-language']);
    return { parcel: parcelOnWire(row, { site, locale, now }) };
  });
}

const namedGrade = (grade: number, { site, locale }: Surroundings) => ({
  grade,
  name: site.gradeNames[locale][grade] ?? '',
});

/** What a grade asks for and brings, read from where each number is enforced. */
function privilegeOf(
  each: Grade,
  { site, locale }: Surroundings,
): CallResponse<typeof vip.privileges>['grades'][number] {
  const { grade, deposits, turnover, keep, upgrade, birthday, monthly, service, parcel } = each;
  return {
    ...namedGrade(grade, { site, locale }),
    deposits: fromMinorUnits(deposits),
    turnover: fromMinorUnits(turnover),
    keepTurnover: fromMinorUnits(keep),
    rebate: REBATE_KINDS.filter((kind) => !site.withoutAreas.includes(kind)).map((kind) => ({
      kind,
      ratio: percentOf(ratioOf(kind, grade)),
    })),
    withdrawTimes: TIMES_A_DAY,
    withdrawAmount: fromMinorUnits(dayMostOf(grade)),
    upgradeGift: fromMinorUnits(upgrade),
    birthdayGift: fromMinorUnits(birthday),
    monthlyGift: fromMinorUnits(monthly),
    service: service ? 1 : 0,
    ...defined({ parcel: parcel?.[locale] }),
  };
}

function progressOf(
  { member, counted }: ReviewedGrade,
  around: Surroundings,
): CallResponse<typeof vip.progress> {
  const had = { deposits: fromMinorUnits(counted.deposits), turnover: fromMinorUnits(counted.turnover) };
  const own = { ...namedGrade(member.grade, around), ...had };
  if (member.grade === HIGHEST) return { ...own, ratio: '1.0000' };
  const next = member.grade + 1;
  const missing = missingFor(next, counted);
  const { deposits, turnover } = gradeOf(next);
  const measured = (needed: bigint, left: bigint) => ({
    needed: fromMinorUnits(needed),
    missing: fromMinorUnits(left),
  });
  return {
    ...own,
    next: {
      ...namedGrade(next, around),
      deposits: measured(deposits, missing.deposits),
      turnover: measured(turnover, missing.turnover),
    },
    ratio: ratioTo(next, counted),
  };
}

async function keepOf(
  services: SandboxServices,
  { member, standing }: ReviewedGrade,
  around: Surroundings,
): Promise<CallResponse<typeof vip.state>['keep']> {
  const { keep } = gradeOf(member.grade);
  if (keep === 0n) return undefined;
  const { startsAt, endsAt } = monthAt(standing.due_at - 1);
  const turnover = await turnoverWithin(services, member.id, { from: startsAt, until: endsAt });
  return {
    endsAt,
    needed: fromMinorUnits(keep),
    turnover: fromMinorUnits(turnover),
    missing: fromMinorUnits(leftOf(keep, turnover)),
    falls: namedGrade(member.grade - 1, around),
    ...defined({ excused: await excuseOf(services, member, standing) }),
  };
}
