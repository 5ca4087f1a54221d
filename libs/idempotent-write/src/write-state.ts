import type { ApiError } from '@heptad/api-client';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { KeyedOrder, WriteAnswer } from './write';

export interface FoundWrite<Order> extends KeyedOrder<Order> {
  /** Keys of those tapped on this page that are not sent, because this one stands in their way. */
  readonly insteadOf: readonly string[];
}

export interface AnsweredWrite<Order, End> extends KeyedOrder<Order> {
  readonly answer: WriteAnswer<End>;
}

export interface RefusedWrite<Order> extends KeyedOrder<Order> {
  readonly error: ApiError;
}

export interface UndecidedWrite {
  readonly key: string;
  /** The platform's last word was that it does not know the key. */
  readonly neverArrived: boolean;
}

/** A write as the saga finds it in the state. */
export interface StandingWrite<Order> extends KeyedOrder<Order> {
  readonly status: string;
}

/** Where writes of a kind stand in the app's state, what happens to them, and which taps are about them. */
export interface WriteState<Order, End> {
  /** What the state holds of the kind. */
  readonly all: (state: object) => readonly StandingWrite<Order>[];
  /** What is told to the state. */
  readonly news: {
    found(news: FoundWrite<Order>): UnknownAction;
    answered(news: AnsweredWrite<Order, End>): UnknownAction;
    refused(news: RefusedWrite<Order>): UnknownAction;
    leftUndecided(news: UndecidedWrite): UnknownAction;
    dropped(news: { readonly key: string }): UnknownAction;
  };
  /** Types of the actions by which a member taps; the reducer has put the write into the status that follows. */
  readonly taps: {
    /** `sending` */
    readonly requested: string;
    /** `confirming` */
    readonly askedAgain: string;
    /** `sending`; none where one is never sent again */
    readonly sentAgain?: string;
    /** `confirming`; none where one is never given up */
    readonly givenUp?: string;
    /** no longer in the state; the member is done with one that is undecided, and it is asked about no more */
    readonly dismissed?: string;
  };
}
