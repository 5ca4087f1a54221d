import type { Money } from '@heptad/formatting';
import type { CashOutOffer, OpenCashOutOffer, VenueCode } from '@heptad/venue-gateway';

/** A bet as its venue knows it; numbers of different venues may be alike. */
export interface BetRef {
  readonly venue: VenueCode;
  readonly id: string;
}

export const betKeyOf = ({ venue, id }: BetRef): string => `${venue}/${id}`;

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
  /** What the sheet is about; it stays while the sheet goes. */
  readonly subject: Subject | undefined;
  readonly sheetOpen: boolean;
}

export const NO_CASH_OUT: CashOutState = {
  watched: {},
  offers: {},
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
