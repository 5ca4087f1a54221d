import type { ApiError, Result } from '@heptad/api-client';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import type * as v from 'valibot';
import type { WriteAnswer } from './write';

/** What a kind of write is made of. */
export interface WriteDescription<Name extends string, Order, End, Services> {
  /** Its place in the state, and what its actions begin with. */
  readonly name: Name;
  /** What an order looks like that was kept on the device. */
  readonly order: v.GenericSchema<unknown, Order>;
  /**
   * Sends it once under its key. A lost answer may be an error or `confirming`; any other error says that nothing happened.
   * A saga where it has to look at the state first; what it then finds wrong it answers by `failed`, and nothing is sent.
   * @param secret what it is confirmed by, such as the hash of a password; kept nowhere
   */
  send(
    services: Services,
    order: Order,
    key: string,
    secret: string,
  ): Promise<Result<WriteAnswer<End>>> | SagaIterator<Result<WriteAnswer<End>>>;
  /**
   * What the platform knows of a key.
   * @param pending what the platform has told of it, where it has it and has not decided yet
   */
  ask(services: Services, key: string, order: Order, pending?: End): Promise<Result<WriteAnswer<End>>>;
  /** What has to be read anew: when the platform has taken one, and when one has ended, however it ended. */
  atEnd(outcome: WriteAnswer<End> | ApiError): readonly UnknownAction[];
  /** What it is about: one of each subject is open at a time. Without it, one of the whole kind. */
  subject?(order: Order): string;
  /** Pauses between questions about a pending one, in milliseconds; as for one whose answer was lost where there are none. */
  readonly pendingPauses?: readonly number[];
  /** A write that this page has not sent is asked about after the first pause only, not at once. */
  readonly waitsBeforeAsking?: boolean;
  /** A page that has not sent it lets it go once another page knows its end, and does not ask for the end itself. */
  readonly leavesEndToSender?: boolean;
}
