import { createHash } from 'node:crypto';
import { BUSINESS_CODES, type payout } from '@heptad/contracts';
import { isEthereumAddress, isTronAddress } from '@heptad/crypto';
import { BusinessError } from '@heptad/sandbox-venues';
import type { ServedRequest } from '../server/serve';
import { BANKS, bankOfCard } from './banks';

export type NewAccount = ServedRequest<typeof payout.add>['body'];

/** What is kept of an account. */
export interface KeptAccount {
  readonly kind: NewAccount['kind'];
  readonly bank: string | null;
  readonly label: string;
  readonly masked: string;
  readonly tail: string;
  readonly fingerprint: string;
}

const TAIL = 4;
const LABELS = {
  ebpay: 'EBPay',
  koipay: 'KOIpay',
  wechat: '微信',
  alipay: '支付宝',
  digital: '数字人民币',
} as const;

/**
 * Checks an account again, whatever its form has checked, and gives what is kept of it: a mask, the last four characters, and what
 * tells a second one of the same. Throws the BusinessError.
 */
export function keptOf(added: NewAccount): KeptAccount {
  const number = numberOf(added);
  const tail = number.slice(-TAIL);
  return {
    kind: added.kind,
    ...namesOf(added),
    masked: maskOf(added, tail),
    tail,
    fingerprint: createHash('sha256').update(`${added.kind}:${number.toLowerCase()}`).digest('hex'),
  };
}

function numberOf(added: NewAccount): string {
  switch (added.kind) {
    case 'bank':
    case 'digital':
      return added.number;
    case 'coin':
      return added.address;
    default:
      return added.account;
  }
}

function namesOf(added: NewAccount): Pick<KeptAccount, 'bank' | 'label'> {
  if (added.kind === 'bank') return namesOfCard(added);
  if (added.kind !== 'coin') return { bank: null, label: LABELS[added.kind] };
  const isAddress = added.network === 'TRC20' ? isTronAddress : isEthereumAddress;
  if (!isAddress(added.address))
    throw new BusinessError(BUSINESS_CODES.accountWrong, '收款地址校验未通过，请核对');
  return { bank: null, label: added.network };
}

function namesOfCard({ number, bank: code }: Extract<NewAccount, { kind: 'bank' }>) {
  const bank = BANKS.find((each) => each.code === code);
  const known = bankOfCard(number);
  if (bank === undefined || (known !== undefined && known !== bank))
    throw new BusinessError(BUSINESS_CODES.accountWrong, '银行与卡号不符，请核对');
  return { bank: bank.code, label: bank.name };
}

/** Enough for the member to know it again, and no more: of an address both ends are compared. */
function maskOf({ kind, ...added }: NewAccount, tail: string): string {
  return kind === 'coin' && 'address' in added
    ? `${added.address.slice(0, TAIL + 2)}…${tail}`
    : `**** ${tail}`;
}
