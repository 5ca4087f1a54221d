/** How many selections bets may have: the one number for client, venues and their answers. */
export const BET_LEGS = {
  /** In one combination bet. */
  combo: 8,
  /** In a slip, each a single at least; a question about limits may name them all. */
  slip: 20,
} as const;

/**
 * Bounds of what people type, the same for the forms and for the platform that judges them (FORMAT-017, OPEN-065). A
 * password's bounds are the form's alone: the platform gets its hash.
 */
export const BOUNDS = {
  /** 4 to 11 letters and digits, a letter first. */
  accountName: /^[A-Za-z][A-Za-z0-9]{3,10}$/,
  /** Any of the ways a member may be named at the login: account, phone number or e-mail address. */
  loginNameLength: 64,
  passwordLength: { min: 8, max: 12 },
  /** Phone numbers of the country code 86. */
  phone: /^1\d{10}$/,
  /** Verification codes by phone and e-mail. */
  sentCode: /^\d{6}$/,
  inviteCodeLength: 64,
  /** Bank card numbers, digits without spaces. */
  bankCard: /^\d{16,19}$/,
  /** Whose card it is: letters of any script, with dots and spaces between them. */
  cardHolder: /^(?=.{2,30}$)\p{L}+([ .·'-]+\p{L}+)*$/u,
  /** Addresses of a virtual coin by the network they are on. */
  coinAddress: { TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, ERC20: /^0x[\da-fA-F]{40}$/ },
} as const;
