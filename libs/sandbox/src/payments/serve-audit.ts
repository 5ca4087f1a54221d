import { withdrawal } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { turnoverDuties } from './turnover-duties';
import { turnoverEventsOf } from './turnover-events';

/** Duties of one answer, and parts of each: a member’s newest. */
const MOST_DUTIES = 50;
const MOST_PARTS = 20;

/** Puts the audit on the server: what is still to be bet, where it comes from, and what has fulfilled it. */
export function serveAudit({ calls, services }: AreaServer): void {
  calls.serveCall(withdrawal.audit, async ({ member }) => {
    const duties = turnoverDuties(await turnoverEventsOf(services, signedIn(member).id));
    return {
      duties: duties
        .toReversed()
        .slice(0, MOST_DUTIES)
        .map(({ source, reference, at, amount, left, fulfilledAt, parts }) => ({
          source,
          orderNo: reference,
          amount: fromMinorUnits(amount),
          left: fromMinorUnits(left),
          createdAt: at,
          ...defined({ fulfilledAt }),
          partCount: parts.length,
          parts: parts
            .toReversed()
            .slice(0, MOST_PARTS)
            .map((part) => ({
              kind: part.kind === 'turnover' ? ('bet' as const) : ('withdrawal' as const),
              id: part.reference,
              amount: fromMinorUnits(part.amount),
              at: part.at,
            })),
        })),
    };
  });
}
