import type { ApiClient } from '@heptad/api-client';
import { payout, secondaryPassword, withdrawal } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import type { TestSandbox } from '@heptad/testing';

/** The secondary password of who withdraws in specs, as it is sent. */
export const SECONDARY = md5('Money2026');
/** A card of the bank that is there for show, right by its check digit. */
export const DEMO_CARD = {
  kind: 'bank',
  bank: 'DEMO',
  holder: '演示会员',
  number: '6200000000011234',
} as const;
/** Longer than money cannot leave to a new account. */
const COOLED_MS = 2 * 60 * 60_000;

/**
 * Specs only: does all that comes before a first withdrawal: the password, a card, its cooling time, the name.
 * @param loginPassword as it is sent
 * @returns the card's id
 */
export async function readyToWithdraw(
  api: ApiClient,
  sandbox: Pick<TestSandbox, 'clock'>,
  loginPassword: string,
): Promise<string> {
  // Whoever is ready already is told so, and stays it.
  await api.send(secondaryPassword.create, { loginPassword, password: SECONDARY });
  await api.send(payout.add, DEMO_CARD);
  await sandbox.clock.advance(COOLED_MS);
  await api.send(withdrawal.confirmName, { name: DEMO_CARD.holder });
  const known = await api.send(payout.accounts, {});
  return known.ok ? (known.value.accounts[0]?.id ?? '') : '';
}
