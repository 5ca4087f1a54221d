import type { CallId } from '@heptad/contracts';

type PaymentCall = Extract<CallId, `deposit.${string}` | `payout.${string}` | `withdrawal.${string}`>;

/** Money that comes in and goes out. All of it is play money: where to pay leads nowhere, and nobody is paid. */
export const paymentProse: Readonly<Record<PaymentCall, string>> = {
  'deposit.channels':
    'The ways to pay in with the member’s bounds, which grow with the grade. A coin’s rate is fixed.',
  'deposit.create':
    'Opens an order that waits 15 minutes to be paid; at most three may wait. Needs an Idempotency-Key. Refused for members who may not play.',
  'deposit.status': 'What became of an order, asked by its key; known 0 when it never arrived.',
  'deposit.detail': 'One order; where to pay is told only while it waits to be paid.',
  'deposit.orders': 'The member’s deposits, newest first.',
  'deposit.paid':
    'The member says that they have paid: five seconds of the sandbox clock later the money is in the centre wallet.',
  'deposit.cancel': 'Gives up an order that waits to be paid.',
  'payout.accounts': 'The member’s cards and addresses; of each only its last four characters are kept.',
  'payout.add':
    'Adds a card or an address, at most five. One that ends in 0000 is taken, and every payment to it is refused.',
  'payout.remove': 'Takes an account off the list.',
  'withdrawal.limits':
    'What may be withdrawn now. Deposits that have not been bet yet carry a fee; everything else is free of it.',
  'withdrawal.create':
    'Takes the money out of the centre wallet at once and pays it 20 seconds of the sandbox clock later. Needs an Idempotency-Key and the login password; five wrong ones close it for 15 minutes. Open to members who have excluded themselves.',
  'withdrawal.status': 'What became of a withdrawal, asked by its key; known 0 when it never arrived.',
  'withdrawal.orders': 'The member’s withdrawals, newest first.',
};
