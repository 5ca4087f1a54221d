import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import { CENTRE_WALLET, IdempotencyConflict, InsufficientFunds, memberAccount } from '@heptad/sandbox-ledger';
import * as v from 'valibot';
import { adjust } from '../adjustments/adjust';
import type { AreaServer } from '../server/area-server';

/** Why an operator corrects, in words that members read in their own language; others are shown as they are typed. */
const REASONS = ['重复扣款更正', '系统差错更正', '误入账款项收回'] as const;

/** The most that is corrected at once, either way. */
const MOST = 100_000_000n;

const adjustment = v.strictObject({
  amount: v.pipe(
    v.string(),
    v.regex(/^-?\d{1,7}(\.\d{1,2})?$/, 'amount: such as 12.50, or -12.50 to take it'),
    v.transform((text) => minorUnits(money(text))),
    v.check(
      (cents) => cents !== 0n && cents <= MOST && cents >= -MOST,
      'amount: not zero, at most 1,000,000',
    ),
  ),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});
const keyText = v.pipe(v.string('an Idempotency-Key is needed'), v.minLength(1), v.maxLength(64));

/** Puts corrections by hand on the panel's side: money given to a member, or taken, for a reason that the member reads. */
export function serveAdjustmentControls({ app, services }: AreaServer): void {
  const { members, ledger } = services;

  app.get('/__sandbox/adjustments', async () => ({ reasons: REASONS }));

  app.post<{ Params: { name: string } }>('/__sandbox/adjustments/:name', async (request, reply) => {
    const member = await members.findByName(request.params.name);
    if (member === undefined) return reply.code(404).send({ error: 'no such member' });
    const input = v.safeParse(v.object({ body: adjustment, key: keyText }), {
      body: request.body,
      key: request.headers['idempotency-key'],
    });
    if (!input.success) return reply.code(400).send({ error: v.summarize(input.issues) });
    const { body, key } = input.output;
    try {
      const orderNo = await adjust(services, member, { ...body, key });
      const centre = await ledger.balance(memberAccount(member.id, CENTRE_WALLET, member.currency));
      return { orderNo, centre: fromMinorUnits(centre) };
    } catch (error) {
      if (error instanceof InsufficientFunds)
        return reply.code(409).send({ error: 'the centre wallet has less' });
      if (error instanceof IdempotencyConflict)
        return reply.code(409).send({ error: 'the key was used for another member, amount or reason' });
      throw error;
    }
  });
}
