import type { ApiError, Result } from '@heptad/api-client';
import type { UnknownAction } from '@reduxjs/toolkit';
import type * as v from 'valibot';

/** What the platform says of a write. */
export type WriteAnswer<End> =
  | { readonly state: 'succeeded'; readonly end: End }
  /** The platform took it, and it came to nothing or not to all that was asked. */
  | { readonly state: 'failed'; readonly end?: End; readonly message?: string }
  /** On its way, or the answer was lost. */
  | { readonly state: 'confirming' }
  /** The platform has never heard of the key. One that is still on the line can arrive after this. */
  | { readonly state: 'unknown' };

/** One write as the member asked for it. */
export interface KeyedOrder<Order> {
  /** The idempotency key, made once, at the tap. */
  readonly key: string;
  readonly order: Order;
}

/** A write from the tap to its end. `sending`, `confirming` and `undecided` are open; no other of its kind is begun meanwhile. */
export type WriteProgress<Order, End> =
  | { readonly status: 'idle' }
  | ({ readonly status: 'sending' | 'confirming' } & KeyedOrder<Order>)
  /** Asked about for long without an end; the member chooses what to do. */
  | ({
      readonly status: 'undecided';
      /** The platform's last word was that it does not know the key. */
      readonly neverArrived: boolean;
    } & KeyedOrder<Order>)
  | ({ readonly status: 'succeeded'; readonly end: End } & KeyedOrder<Order>)
  | ({
      readonly status: 'failed';
      /** Why the platform refused it. */
      readonly error?: ApiError;
      /** Why it came to nothing later. */
      readonly message?: string;
      readonly end?: End;
    } & KeyedOrder<Order>);

/** Whether a write may still happen. */
export const isWriteOpen = ({ status }: WriteProgress<unknown, unknown>): boolean =>
  status === 'sending' || status === 'confirming' || status === 'undecided';

/** The part of the app's state that a kind of write is in. */
export type WithWrite<Name extends string, Order, End> = {
  readonly [Key in Name]: WriteProgress<Order, End>;
};

/** What a kind of write is made of. */
export interface WriteDescription<Name extends string, Order, End, Services> {
  /** Its place in the state, and what its actions begin with. */
  readonly name: Name;
  /** What an order looks like that was kept on the device. */
  readonly order: v.GenericSchema<unknown, Order>;
  /**
   * Sends it once under its key. A lost answer may be an error or `confirming`; any other error says that nothing happened.
   * @param secret what it is confirmed by, such as the hash of a password; kept nowhere
   */
  send(services: Services, order: Order, key: string, secret: string): Promise<Result<WriteAnswer<End>>>;
  /** What the platform knows of a key. */
  ask(services: Services, key: string): Promise<Result<WriteAnswer<End>>>;
  /** What has to be read anew when one has ended, however it ended. */
  atEnd(): readonly UnknownAction[];
}
