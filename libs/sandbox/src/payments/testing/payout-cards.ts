import { isCardNumber, payout, secondaryPassword, withdrawal } from '@heptad/contracts';
import { passwordHashOf } from '@heptad/testing';
import { COOLING_MS } from '../payout-accounts';
import type { Payments } from './payments-under-test';

/** How numbers of the bank that is there for show begin. */
const DEMO_BIN = '620000';
const DIGITS = 16;

/**
 * The number of a card of the bank that is there for show, right by its check digit, which stands before the end.
 * @param tail the last four digits
 */
export function demoCardNumber(tail: string): string {
  const middle = '0'.repeat(DIGITS - DEMO_BIN.length - tail.length - 1);
  const numbers = Array.from({ length: 10 }, (_, digit) => `${DEMO_BIN}${middle}${String(digit)}${tail}`);
  return numbers.find(isCardNumber) ?? '';
}

/** A card of the bank that is there for show. */
export const DEMO_CARD = {
  kind: 'bank',
  bank: 'DEMO',
  holder: '演示会员',
  number: demoCardNumber('1234'),
} as const;

/** The secondary password of who pays out in specs, as it is sent. */
export const SECONDARY = passwordHashOf('Money2026');

/** A sandbox of which a spec moves the time. */
interface Timed {
  readonly clock: { advance(ms: number): Promise<unknown> };
}

/** Does all that comes before a first withdrawal: the password, a card, its cooling time, the name. @returns the card's id */
export async function readyToWithdraw<Sandbox extends Timed>(under: Payments<Sandbox>): Promise<string> {
  const loginPassword = passwordHashOf('Heptad2026');
  await under.get(secondaryPassword.create, { loginPassword, password: SECONDARY });
  const { account } = await under.get(payout.add, DEMO_CARD);
  await under.sandbox.clock.advance(COOLING_MS);
  await under.get(withdrawal.confirmName, { name: DEMO_CARD.holder });
  return account.id;
}
