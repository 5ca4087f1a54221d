import { vip } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import { localeOfHeader } from '@heptad/sandbox-venues';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { reviewGrade } from '../vip/review-grade';
import { obstacleFor } from './claim-obstacle';
import { VIP_GIFT_RULES } from './vip-gift-rules';
import { grantDue, grantsOf } from './welfare';

/** Puts what members are given for their grade on the server; it is claimed as all that the platform gives. */
export function serveVipGifts({ calls, services }: AreaServer): void {
  calls.serveCall(vip.gifts, async ({ member, headers }) => {
    const { member: known } = await reviewGrade(services, signedIn(member).id);
    const locale = localeOfHeader(headers['accept-language']);
    await grantDue(services, known);
    const items = (await grantsOf(services, known.id)).flatMap(({ rule, reward }) => {
      const kind = VIP_GIFT_RULES.find(({ name }) => name === rule)?.vip;
      const { id, title, amount, turnover, grantedAt = 0, expiresAt, claimed } = reward;
      if (kind === undefined) return [];
      return {
        id,
        kind,
        title: title[locale],
        amount: fromMinorUnits(amount),
        turnover: fromMinorUnits(turnover),
        grantedAt,
        expiresAt,
        ...defined({ claimedAt: claimed?.at }),
      };
    });
    return { items, ...defined({ obstacle: await obstacleFor(services, known, locale) }) };
  });
}
