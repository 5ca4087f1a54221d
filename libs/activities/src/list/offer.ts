import { PATHS } from '@heptad/feature-module';
import { money, type Money } from '@heptad/formatting';
import type { ActivityHead } from '../engine/activity';
import { kindPath } from '../engine/kind';
import { KINDS } from '../kinds/kinds';
import type { OfferState } from './offer-state';

/** A promotion or an activity at a glance. Times are milliseconds since 1970. */
export interface Offer {
  readonly id: string;
  /** The address of its page. */
  readonly href: string;
  readonly category: string;
  readonly title: string;
  readonly summary: string;
  readonly art: string;
  readonly startsAt: number;
  /** The first moment after it. */
  readonly endsAt: number;
  readonly state: OfferState;
  /** Something waits for this member: a prize to claim, or a chance that is left. */
  readonly waits: boolean;
  /** All its prizes together, where that is known. */
  readonly prizeTotal?: Money;
}

const SAID: Readonly<Partial<Record<ActivityHead['state'], OfferState>>> = {
  toClaim: 'reached',
  closed: 'ended',
};

/** An activity in a list; one of a kind that this build does not know leads to its item page (ROUTE-113). */
export function activityOffer({ kind, waits, state, prizeTotal, ...head }: ActivityHead): Offer {
  return {
    ...head,
    ...(prizeTotal !== undefined && { prizeTotal: money(prizeTotal) }),
    href: kindPath(KINDS, { kind, id: head.id }, PATHS.activityListById),
    waits: waits === 1,
    state: SAID[state] ?? (state as OfferState),
  };
}

const OVER: ReadonlySet<OfferState> = new Set(['ended', 'expired', 'stopped']);
const MINE: ReadonlySet<OfferState> = new Set(['joined', 'earning', 'reached', 'claimed']);

/** Whether nothing of it can be had any more. */
export const isOver = ({ state }: Pick<Offer, 'state'>): boolean => OVER.has(state);

/** Whether the member takes part in it, or something of it waits for the member. */
export const isMine = ({ state, waits }: Pick<Offer, 'state' | 'waits'>): boolean => waits || MINE.has(state);

const RANKS: Readonly<Record<OfferState, number>> = {
  reached: 0,
  earning: 2,
  joined: 2,
  open: 3,
  announced: 4,
  claimed: 5,
  ended: 6,
  expired: 6,
  stopped: 6,
};

const rankOf = ({ state, waits }: Offer): number => (waits ? Math.min(1, RANKS[state]) : RANKS[state]);

/** What waits for the member first, what is over last; the platform's order among equals. */
export function inOrder(offers: readonly Offer[]): readonly Offer[] {
  return [...offers].sort((a, b) => rankOf(a) - rankOf(b));
}

/** Those that the home page shows: what waits and what runs, the first few of them. */
export function forHome(offers: readonly Offer[], count: number): readonly Offer[] {
  return inOrder(offers)
    .filter((offer) => !isOver(offer))
    .slice(0, count);
}
