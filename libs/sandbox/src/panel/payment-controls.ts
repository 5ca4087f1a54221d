import * as v from 'valibot';
import { pictureOf } from '../payments/deposit-proofs';
import { openOrders, refusalOf, takeStep } from '../payments/operator-orders';
import { orderId } from '../payments/order-numbers';
import type { AreaServer } from '../server/area-server';

/** Why an operator refuses, in words that members read in their own language; others are shown as they are typed. */
const REASONS = {
  deposit: ['未查到您的付款', '付款金额与订单不符', '付款人与账户姓名不符'],
  withdrawal: ['风控审核未通过，款项已退回', '收款账户信息有误，款项已退回'],
} as const;

const orderNo = v.pipe(v.string(), v.regex(/^[DW]\d{10}$/));
const operatorStep = v.variant('step', [
  v.strictObject({ step: v.literal('approve') }),
  v.strictObject({
    step: v.literal('refuse'),
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  }),
  v.strictObject({
    step: v.literal('delay'),
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_080)),
  }),
]);

/** Puts orders of payment on the panel's side: which are open, who paid them, and what is decided about each. */
export function servePaymentControls({ app, services }: AreaServer): void {
  app.get('/__sandbox/payments', async () => ({ orders: await openOrders(services), reasons: REASONS }));

  app.get<{ Params: { orderNo: string } }>('/__sandbox/payments/:orderNo/proof', async (request, reply) => {
    const number = v.safeParse(orderNo, request.params.orderNo);
    const picture = number.success && (await pictureOf(services, orderId(number.output)));
    if (!picture) return reply.code(404).send({ error: 'no proof of this order' });
    return reply.header('x-content-type-options', 'nosniff').type(picture.type).send(picture.bytes);
  });

  app.post<{ Params: { orderNo: string } }>('/__sandbox/payments/:orderNo', async (request, reply) => {
    const input = v.safeParse(v.object({ orderNo, step: operatorStep }), {
      orderNo: request.params.orderNo,
      step: request.body,
    });
    if (!input.success) return reply.code(400).send({ error: v.summarize(input.issues) });
    try {
      const done = await takeStep(services, input.output.orderNo, input.output.step);
      return done ? { done } : await reply.code(409).send({ error: 'the order is over, or there is none' });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      return reply.code(409).send({ error: refusal });
    }
  });
}
