/** Bounds of payout accounts, beside those of `bounds.ts`: apart, so that only their pages hold them. */
export const PAYOUT_BOUNDS = {
  /** What a member names a payout account. */
  accountLabelLength: 12,
  /** Accounts of EBPay and of KOIpay. */
  payWallet: /^[A-Za-z\d]{6,34}$/,
  /** A WeChat id, or the phone number that stands for it. */
  wechat: /^(1\d{10}|[A-Za-z][\w-]{5,19})$/,
  /** The phone number or the e-mail address of an Alipay account. */
  alipay: /^(1\d{10}|[\w.+-]+@[A-Za-z\d-]+(\.[A-Za-z\d-]+)+)$/,
  /** Numbers of digital RMB wallets. */
  digitalWallet: /^\d{16}$/,
} as const;
