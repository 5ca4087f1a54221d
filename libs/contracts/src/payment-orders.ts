import * as v from 'valibot';
import { defineCall } from './define-call';
import { flag, idText, pageFields, pageOf } from './fields';

/**
 * What became of an order, asked by the `Idempotency-Key` it was sent with (CALL-067). `known` 0: it never arrived.
 * @param order the form of one order
 */
/* @__NO_SIDE_EFFECTS__ */
export function orderStatusCall<const Order extends v.GenericSchema>(path: string, order: Order) {
  return defineCall({
    method: 'POST',
    path,
    access: 'member',
    safety: 'read',
    request: v.object({ idempotencyKey: idText }),
    response: v.object({ known: flag, order: v.optional(order) }),
  });
}

/**
 * The member's orders of one kind, newest first (CALL-067).
 * @param order the form of one order
 */
/* @__NO_SIDE_EFFECTS__ */
export function ordersCall<const Order extends v.GenericSchema>(path: string, order: Order) {
  return defineCall({
    method: 'POST',
    path,
    access: 'member',
    safety: 'read',
    request: v.object(pageFields),
    response: pageOf(order),
  });
}
