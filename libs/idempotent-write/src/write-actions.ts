import type { ApiError } from '@heptad/api-client';
import { randomId } from '@heptad/device';
import { createAction } from '@reduxjs/toolkit';
import type { KeyedOrder, WriteAnswer } from './write';

interface Keyed {
  readonly key: string;
}

/** What happens to a write. Each names the write by its key: news of another one change nothing. */
export function createWriteActions<Order, End>(name: string) {
  const told = <Payload>(what: string) =>
    createAction(`${name}/${what}`, (payload: Payload) => ({ payload }));
  return {
    /**
     * The member tapped; the key is made here, once. The secret goes by in `meta` to whoever sends it, and is kept nowhere.
     */
    requested: createAction(`${name}/requested`, (order: Order, secret = '') => ({
      payload: { key: randomId(), order } satisfies KeyedOrder<Order>,
      meta: { secret },
    })),
    /** An open one was found on the device: of this member's last page, of another tab, or in the way of one just tapped. */
    found: told<KeyedOrder<Order> & { readonly insteadOf?: string }>('found'),
    /** The platform's answer, or that there was none. */
    answered: told<Keyed & { readonly answer: WriteAnswer<End> }>('answered'),
    /** The platform refused it: nothing has happened. */
    refused: told<Keyed & { readonly error: ApiError }>('refused'),
    /** Asked about for long without an end. */
    leftUndecided: told<Keyed & { readonly neverArrived: boolean }>('leftUndecided'),
    /** The member wants to know again. */
    askedAgain: createAction(`${name}/askedAgain`),
    /** The member sends an undecided one again; it is the same write, under the same key. */
    sentAgain: createAction(`${name}/sentAgain`, (secret = '') => ({ payload: undefined, meta: { secret } })),
    /** The member gives one up that the platform does not know; it is asked about once more before it goes. */
    givenUp: createAction(`${name}/givenUp`),
    /** It is over, and there is nothing to tell of it. */
    dropped: told<Keyed>('dropped'),
    /** The page is done with one that has ended. */
    closed: createAction(`${name}/closed`),
  };
}

export type WriteActions<Order, End> = ReturnType<typeof createWriteActions<Order, End>>;
