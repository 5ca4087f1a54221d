import type { CallId } from '@heptad/contracts';

type PaymentCall = Extract<
  CallId,
  | `deposit.${string}`
  | `depositProof.${string}`
  | `rechargeChat.${string}`
  | `payout.${string}`
  | `withdrawal.${string}`
>;

/** Money that comes in and goes out. All of it is play money: where to pay leads nowhere, and nobody is paid. */
export const paymentProse: Readonly<Record<PaymentCall, string>> = {
  'deposit.channels':
    'The ways to pay in with the member’s bounds, which grow with the grade, with fees and opening times of the platform’s own clock. A coin’s rate is fixed.',
  'deposit.create':
    'Opens an order that waits 15 minutes to be paid; at most three may wait. Needs an Idempotency-Key. Refused for members who may not play. State, hours and bounds of the channel are those of this moment (7303, 7002).',
  'deposit.status': 'What became of an order, asked by its key; known 0 when it never arrived.',
  'deposit.detail': 'One order; where to pay is told only while it waits to be paid.',
  'deposit.orders': 'The member’s deposits, newest first.',
  'deposit.paid':
    'The member says that they have paid: five seconds of the sandbox clock later the money is in the centre wallet, unless the operator has delayed or refused it.',
  'deposit.cancel': 'Gives up an order that waits to be paid.',
  'depositProof.send':
    'Who paid an order, with a picture of the payment (PNG, JPEG or WebP of at most 2 MB, told by its bytes; 7319). Replaces what was sent before. Open to expired orders too: money that came too late is credited once the operator has seen it.',
  'rechargeChat.messages':
    'What the member and the deposit service said, thirty at a time. The service is a program that answers by rule.',
  'rechargeChat.send':
    'Says something: a text in which an amount and a channel are looked for, a channel, or a picture that proves the order made here last. Asks for what is missing; once all is known it makes the order, or says why there is none. Needs an Idempotency-Key.',
  'payout.accounts':
    'The member’s payout accounts with how many of each kind they may have; of each number only a mask is kept.',
  'payout.banks': 'The banks that are paid out to, and how their cards’ numbers begin.',
  'payout.add':
    'Adds an account; money can leave to it an hour later. Checked again: Luhn, the bank of the number, Base58Check and EIP-55 of addresses (7317), the holder’s name, which the first one fixes (7316). 7508 when an account under self-exclusion has or had it. One that ends in 0000 is taken, and every payment to it is refused.',
  'payout.rename': 'Names an account.',
  'payout.makeDefault': 'Makes an account the one that withdrawals go to unless another is chosen.',
  'payout.remove': 'Takes an account off the list, by the secondary password (7308, 7311, 7313).',
  'withdrawal.limits':
    'What may be withdrawn now. Deposits and claimed prizes that have not been bet yet carry a fee; everything else is free of it.',
  'withdrawal.audit':
    'The duty of each deposit and claimed prize to be bet once, newest first: what is left of it, and which bets and withdrawals with the fee have fulfilled it.',
  'withdrawal.confirmName':
    'The member’s name, asked for once, before the first withdrawal. 7316 when it is not that of their accounts’ holder.',
  'withdrawal.create':
    'Takes the money out of the centre wallet at once and pays it 20 seconds of the sandbox clock later. Needs an Idempotency-Key and the secondary password; five wrong ones lock it for 15 minutes (7313). 7315 while the account is new, 7318 before the name is confirmed. Open to members who have excluded themselves.',
  'withdrawal.status': 'What became of a withdrawal, asked by its key; known 0 when it never arrived.',
  'withdrawal.orders': 'The member’s withdrawals, newest first.',
};
