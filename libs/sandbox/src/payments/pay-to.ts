import type { CallResponse, deposit } from '@heptad/contracts';
import type { VenueLocale } from '@heptad/sandbox-venues';
import { platformText } from '../words/platform-words';
import type { DepositChannelCode } from './deposit-channels';

type PayTo = NonNullable<CallResponse<typeof deposit.detail>['order']['payTo']>;

/** Where to pay. None of it exists: numbers begin with zeros and addresses say that they are for show. */
export function payToOf(channel: DepositChannelCode, id: number, locale: VenueLocale): PayTo {
  const digits = String(id).padStart(4, '0').slice(-4);
  const holder = platformText('演示收款人', locale);
  switch (channel) {
    case 'online':
      return {
        kind: 'online',
        merchant: platformText('演示商户', locale),
        reference: `DEMO00000000${digits}`,
      };
    case 'bank':
      return {
        kind: 'bank',
        bank: platformText('演示银行', locale),
        holder,
        number: `000000000000${digits}`,
      };
    case 'trc20':
      return { kind: 'coin', network: 'TRC20', address: `TDEMoDEMoDEMoDEMoDEMoDEMoDEMo${digits}` };
    case 'erc20':
      return { kind: 'coin', network: 'ERC20', address: `0xDEMoDEMoDEMoDEMoDEMoDEMoDEMoDEMoDEMo${digits}` };
    case 'digital':
      return { kind: 'wallet', holder, account: `000000000000${digits}` };
    case 'ebpay':
    case 'koipay':
    case 'wechat':
    case 'alipay':
      return { kind: 'wallet', holder, account: `demo-${channel}-${digits}` };
  }
}
