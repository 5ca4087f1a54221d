import { deposit, depositProof } from '@heptad/contracts';
import { minorUnits, money } from '@heptad/formatting';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { localeOfHeader } from '@heptad/sandbox-venues';
import { DEPOSIT_CHANNELS, channelFor } from './deposit-channels';
import { depositOf } from './deposit-on-wire';
import { keepProof } from './deposit-proofs';
import { cancelDeposit, findDeposit, notePaid, openDeposit } from './deposits';

/** Puts deposits on the server: channels, orders and what may be done to them. */
export function serveDeposits({ calls, services }: AreaServer): void {
  const { storage } = services;
  const localeOf = (headers: Readonly<Record<string, string>>) => localeOfHeader(headers['accept-language']);

  calls.serveCall(deposit.channels, ({ member }) => {
    const known = signedIn(member);
    return {
      currency: known.currency,
      channels: DEPOSIT_CHANNELS.map((channel) => channelFor(services, channel, known)),
    };
  });

  calls.serveCall(deposit.create, async ({ body, member, headers }) => ({
    order: await openDeposit(services, {
      member: signedIn(member),
      channel: body.channel,
      amount: minorUnits(money(body.amount)),
      idempotencyKey: headers['idempotency-key'] ?? '',
      locale: localeOf(headers),
    }),
  }));

  calls.serveCall(deposit.status, async ({ body, member, headers }) => {
    const row = await storage.db
      .selectFrom('deposit_orders')
      .selectAll()
      .where('member_id', '=', signedIn(member).id)
      .where('idempotency_key', '=', body.idempotencyKey)
      .executeTakeFirst();
    return row === undefined
      ? { known: 0 as const }
      : { known: 1 as const, order: depositOf(row, localeOf(headers)) };
  });

  calls.serveCall(deposit.detail, async ({ body, member, headers }) => ({
    order: depositOf(await findDeposit(services, signedIn(member).id, body.orderNo), localeOf(headers)),
  }));

  calls.serveCall(deposit.orders, async ({ body: { page, size }, member, headers }) => {
    const own = storage.db.selectFrom('deposit_orders').where('member_id', '=', signedIn(member).id);
    const { total } = await own
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await own
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return { items: rows.map((row) => depositOf(row, localeOf(headers))), total, page, size };
  });

  calls.serveCall(deposit.paid, async ({ body, member }) => ({
    order: await notePaid(services, signedIn(member), body.orderNo),
  }));

  calls.serveCall(deposit.cancel, async ({ body, member }) => ({
    order: await cancelDeposit(services, signedIn(member).id, body.orderNo),
  }));

  calls.serveCall(depositProof.send, async ({ body, member, headers }) => ({
    order: await keepProof(services, {
      memberId: signedIn(member).id,
      ...body,
      locale: localeOf(headers),
    }),
  }));
}
