import { AccountMark } from '../payout/account-mark';
import type { DepositChannelCode } from '../payments/payment';

/** The mark of a way to pay in, the same as that of the payout account of its kind. */
export function ChannelMark({ code }: { readonly code: DepositChannelCode }) {
  return <AccountMark account={markOf(code)} size={24} />;
}

function markOf(code: DepositChannelCode): Parameters<typeof AccountMark>[0]['account'] {
  switch (code) {
    case 'online':
      return { kind: 'bank', label: code, bank: 'online' };
    case 'trc20':
      return { kind: 'coin', label: 'TRC20' };
    case 'erc20':
      return { kind: 'coin', label: 'ERC20' };
    default:
      return { kind: code, label: code };
  }
}
