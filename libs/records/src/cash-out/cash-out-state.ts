import type { ApiError } from '@heptad/api-client';
import type { Money } from '@heptad/formatting';
import type { CashOut, CashOutOffer, CashOutOrder, OpenCashOutOffer, VenueCode } from '@heptad/venue-gateway';

/** A bet as its venue knows it; numbers of different venues may be alike. */
export interface BetRef {
  readonly venue: VenueCode;
  readonly id: string;
}

export const betKeyOf = ({ venue, id }: BetRef): string => `${venue}/${id}`;

/**
 * `sending` until the venue answers, `confirming` when the answer was lost, `undecided` when asking brought no end; the others are
 * ends. `changed` moved nothing: the member is asked again.
 */
export type AttemptStatus = 'sending' | 'confirming' | 'undecided' | 'done' | 'changed' | 'refused';

/** One cash-out from the tap to its end. */
export interface Attempt extends CashOutOrder {
  readonly venue: VenueCode;
  /** The idempotency key, made once for this consent. */
  readonly key: string;
  readonly status: AttemptStatus;
  /** What was paid. */
  readonly cashOut?: CashOut;
  /** Why the venue refused it. */
  readonly error?: ApiError;
}

/** What has to be known to ask about a cash-out by its key. */
export type OpenCashOut = CashOutOrder & Pick<Attempt, 'venue' | 'key'>;

/** Whether the venue may still pay, so that no other cash-out of the bet may be asked for. */
export const isAttemptOpen = ({ status }: Attempt): boolean =>
  status === 'sending' || status === 'confirming' || status === 'undecided';

/** What the sheet says of the bet it is about; kept, because the bet leaves the list once it is cashed out. */
export interface Subject extends BetRef {
  /** The first selection, and how many legs there are. */
  readonly selection: string;
  readonly match: string;
  readonly legs: number;
}

export interface CashOutState {
  /** How many cards of each bet are on the screen. */
  readonly watched: Readonly<Record<string, BetRef & { readonly cards: number }>>;
  /** The last answer about each bet. */
  readonly offers: Readonly<Record<string, CashOutOffer>>;
  readonly attempts: Readonly<Record<string, Attempt>>;
  /** What the sheet is about; it stays while the sheet goes. */
  readonly subject: Subject | undefined;
  readonly sheetOpen: boolean;
}

export const NO_CASH_OUT: CashOutState = {
  watched: {},
  offers: {},
  attempts: {},
  subject: undefined,
  sheetOpen: false,
};

/** The part of the store that cash-out owns; absent until the feature's code is in. */
export interface WithCashOut {
  readonly cashOut?: CashOutState;
}

/** What a member consents to by one tap. */
export interface Consent extends BetRef {
  readonly offer: OpenCashOutOffer;
  readonly stake: Money;
}
