import { CENTRE_WALLET, memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import type { Member } from '../members/member';
import { orderNumber } from '../payments/order-numbers';
import type { SandboxServices } from '../server/services';
import type { Correction } from './corrections';
import { creditMail } from './credit-mail';
import { totalOf, type KindRebate } from './day-rules';
import { creditedDays, openDay, type DayBet } from './open-days';

type Services = Pick<SandboxServices, 'storage' | 'ledger' | 'clock' | 'mails'>;

/** How a day came to be credited: by the member's hand under a key, or by itself. */
export type Crediting = { readonly way: 'credited' } | { readonly way: 'claimed'; readonly key: string };

/**
 * Credits a day to the member's centre wallet in one transaction: a posting for each kind that brings something, each once whoever
 * asks and however often. Whoever rests or is limited is credited too: it is theirs. Nothing has to be bet for it.
 * @param day one that is over
 * @returns what was credited, minor units; undefined where the day had been before
 */
export async function creditDay(
  services: Services,
  member: Member,
  day: string,
  crediting: Crediting,
): Promise<bigint | undefined> {
  const { storage } = services;
  return storage.transaction(async () => {
    if ((await creditedDays(storage, member.id)).has(day)) return undefined;
    const { kinds, bets, corrections } = await openDay(storage, member, day, true);
    const credited = kinds.filter(({ kind, turnover, correction }) => {
      const hasBets = bets.some((bet) => bet.kind === kind);
      return hasBets || turnover + correction > 0n;
    });
    for (const each of credited) await creditKind(services, member, day, each, crediting);
    const names = new Set(credited.map(({ kind }) => kind));
    await keepBets(services, member.id, day, bets);
    await keepCorrections(
      services,
      member.id,
      corrections.filter(({ kind }) => names.has(kind)),
    );
    const { rebate } = totalOf(credited);
    if (crediting.way === 'credited' && rebate > 0n)
      await services.mails.send(member.id, creditMail(day, rebate, member.currency));
    return rebate;
  });
}

async function creditKind(
  { storage, ledger, clock }: Services,
  member: Member,
  day: string,
  { kind, turnover, correction, ratio, rebate }: KindRebate,
  crediting: Crediting,
): Promise<void> {
  const { id } = await storage.db
    .insertInto('rebate_days')
    .values({
      member_id: member.id,
      day,
      kind,
      turnover_minor: turnover,
      correction_minor: correction,
      ratio,
      amount_minor: rebate,
      way: crediting.way,
      idempotency_key: crediting.way === 'claimed' ? crediting.key : null,
      transaction_id: null,
      settled_at: Math.trunc(clock.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (rebate === 0n) return;
  const { transactionId } = await ledger.transfer({
    from: platformAccount('bonus', member.currency),
    to: memberAccount(member.id, CENTRE_WALLET, member.currency),
    amount: rebate,
    reason: 'rebate',
    reference: orderNumber('R', id),
    memberId: member.id,
    key: `rebate:${day}:${kind}`,
  });
  await storage.db
    .updateTable('rebate_days')
    .set({ transaction_id: transactionId })
    .where('id', '=', id)
    .execute();
}

/** Keeps what each bet counted, so that no other day counts it again. */
async function keepBets(
  { storage }: Services,
  memberId: string,
  day: string,
  bets: readonly DayBet[],
): Promise<void> {
  for (const { bet, kind, amount, rule, settledAt } of bets)
    await storage.db
      .insertInto('rebate_bets')
      .values({
        bet_id: bet.id,
        member_id: memberId,
        day,
        kind,
        counted_minor: amount,
        rule,
        settled_at: settledAt,
      })
      .execute();
}

async function keepCorrections(
  { storage }: Services,
  memberId: string,
  corrections: readonly Correction[],
): Promise<void> {
  for (const { betId, day, kind, counted, rule, settledAt } of corrections)
    await storage.db
      .insertInto('rebate_bets')
      .values({
        bet_id: betId,
        member_id: memberId,
        day,
        kind,
        counted_minor: counted,
        rule,
        settled_at: settledAt,
      })
      .onConflict((conflict) => conflict.column('bet_id').doUpdateSet({ counted_minor: counted, rule }))
      .execute();
}
