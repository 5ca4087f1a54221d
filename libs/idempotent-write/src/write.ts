import type { ApiError } from '@heptad/api-client';

/** What the platform says of a write. */
export type WriteAnswer<End> =
  | { readonly state: 'succeeded'; readonly end: End }
  /** The platform took it, and it came to nothing or not to all that was asked. */
  | { readonly state: 'failed'; readonly end?: End; readonly message?: string }
  /** The platform has it and has not decided yet. */
  | { readonly state: 'pending'; readonly end: End }
  /** On its way, or the answer was lost. */
  | { readonly state: 'confirming' }
  /** The platform has never heard of the key. One that is still on the line can arrive after this. */
  | { readonly state: 'unknown' }
  /** The platform has never heard of the key, and nothing that was sent under it can arrive any more. */
  | { readonly state: 'neverComes' };

/** Whether an answer is the last one. */
export const isEnd = ({ state }: WriteAnswer<unknown>): boolean =>
  state === 'succeeded' || state === 'failed';

/** One write as the member asked for it. */
export interface KeyedOrder<Order> {
  /** The idempotency key, made once, at the tap. */
  readonly key: string;
  readonly order: Order;
}

/** A write from the tap to its end. All but `succeeded` and `failed` are open. */
export type BegunWrite<Order, End> =
  | ({ readonly status: 'sending' | 'confirming' } & KeyedOrder<Order>)
  | ({ readonly status: 'pending'; readonly end: End } & KeyedOrder<Order>)
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

/** What is shown of a kind of write: the last one, or that there is none. */
export type WriteProgress<Order, End> = { readonly status: 'idle' } | BegunWrite<Order, End>;

/** Whether a write may still happen. No other of the same subject is begun meanwhile. */
export const isWriteOpen = ({ status }: { readonly status: string }): boolean =>
  status === 'sending' || status === 'confirming' || status === 'pending' || status === 'undecided';

/** All writes of a kind that the page knows: at most one ended one of a subject, and whatever is open. */
export type WritesState<Order, End> = readonly BegunWrite<Order, End>[];

/** The part of the app's state that a kind of write is in; absent until its feature's code is in. */
export type WithWrite<Name extends string, Order, End> = {
  readonly [Key in Name]?: WritesState<Order, End>;
};
