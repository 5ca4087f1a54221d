import type { DepositChannelCode } from '../payments/payment';

/** What a payment by a channel is known by: a name on a card or at a bank, a coin transaction, or a wallet's account. */
export function payerKind(channel: DepositChannelCode): 'bank' | 'online' | 'coin' | 'wallet' {
  if (channel === 'bank' || channel === 'online') return channel;
  return channel === 'trc20' || channel === 'erc20' ? 'coin' : 'wallet';
}
