import { randomId } from '@heptad/device';
import { createAction } from '@reduxjs/toolkit';
import type { KeyedOrder } from './write';
import type { AnsweredWrite, FoundWrite, RefusedWrite, UndecidedWrite } from './write-state';

/** What happens to a write. Each names the write by its key: news of another one change nothing. */
export function createWriteActions<Order, End>(name: string) {
  const news = <Payload>(what: string) =>
    createAction(`${name}/${what}`, (payload: Payload) => ({ payload }));
  const tap = (what: string) =>
    createAction(`${name}/${what}`, (subject = '', secret = '') => ({ payload: subject, meta: { secret } }));
  return {
    /** The member tapped; the key is made here, once. The secret goes by in `meta` to whoever sends it, and is kept nowhere. */
    writeRequested: createAction(`${name}/writeRequested`, (order: Order, secret = '') => ({
      payload: { key: randomId(), order } satisfies KeyedOrder<Order>,
      meta: { secret },
    })),
    /** An open one was found on the device: of this member's last page, of another tab, or in the way of one just tapped. */
    writeFound: news<FoundWrite<Order>>('writeFound'),
    /** The platform's answer, or that there was none. */
    writeAnswered: news<AnsweredWrite<Order, End>>('writeAnswered'),
    /** The platform refused it: nothing has happened. */
    writeRefused: news<RefusedWrite<Order>>('writeRefused'),
    /** Asked about for long without an end. */
    writeLeftUndecided: news<UndecidedWrite>('writeLeftUndecided'),
    /** It is over, and there is nothing to tell of it. */
    writeDropped: news<{ readonly key: string }>('writeDropped'),
    /** The member wants to know again. */
    writeAskedAgain: tap('writeAskedAgain'),
    /** The member sends an undecided one again; it is the same write, under the same key. */
    writeSentAgain: tap('writeSentAgain'),
    /** The member gives one up that the platform does not know; it is asked about once more before it goes. */
    writeGivenUp: tap('writeGivenUp'),
    /** The page is done with what has ended: of one subject, or all of the kind. */
    writeClosed: createAction(`${name}/writeClosed`, (subject?: string) => ({ payload: subject })),
  };
}

export type WriteActions<Order, End> = ReturnType<typeof createWriteActions<Order, End>>;
