import CryptoJS from 'crypto-js/core';
import SHA256 from 'crypto-js/sha256';
import SHA3 from 'crypto-js/sha3';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Hex digits of an address before its checksum: the network's byte, then 20 bytes. */
const TRON_PAYLOAD = 42;
const TRON_PREFIX = '41';
const CHECKSUM = 8;
const SHAPES = { tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, ethereum: /^0x[\da-fA-F]{40}$/ };

/** The bytes that Base58 digits write, as hex digits; undefined for another character. */
function fromBase58(text: string): string | undefined {
  let value = 0n;
  for (const character of text) {
    const digit = BASE58.indexOf(character);
    if (digit < 0) return undefined;
    value = value * 58n + BigInt(digit);
  }
  return value.toString(16).padStart(TRON_PAYLOAD + CHECKSUM, '0');
}

/** Whether a text is an address of the TRON network, by its Base58Check checksum. */
export function isTronAddress(text: string): boolean {
  if (!SHAPES.tron.test(text)) return false;
  const bytes = fromBase58(text);
  if (bytes?.length !== TRON_PAYLOAD + CHECKSUM || !bytes.startsWith(TRON_PREFIX)) return false;
  const payload = CryptoJS.enc.Hex.parse(bytes.slice(0, TRON_PAYLOAD));
  return SHA256(SHA256(payload)).toString().startsWith(bytes.slice(TRON_PAYLOAD));
}

/**
 * Whether a text is an address of the Ethereum network. Letters of one case carry no checksum; mixed ones are the checksum of
 * EIP-55.
 */
export function isEthereumAddress(text: string): boolean {
  if (!SHAPES.ethereum.test(text)) return false;
  const digits = text.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  // What crypto-js names SHA3 is Keccak with its first padding, which is the one that Ethereum uses.
  const hash = SHA3(lower, { outputLength: 256 }).toString();
  return [...digits].every((digit, index) => {
    const isHigh = parseInt(hash.charAt(index), 16) >= 8;
    return digit === (isHigh ? digit.toUpperCase() : digit.toLowerCase());
  });
}

/** `checksum`: it looks like an address, and some character of it is wrong; `other`: it is none of the networks we use. */
export type CoinAddressCheck = 'right' | 'checksum' | 'other';

/** Checks an address by its network's own checksum: Base58Check of TRC20, EIP-55 of ERC20. */
export function checkCoinAddress(address: string): CoinAddressCheck {
  if (SHAPES.tron.test(address)) return isTronAddress(address) ? 'right' : 'checksum';
  if (SHAPES.ethereum.test(address)) return isEthereumAddress(address) ? 'right' : 'checksum';
  return 'other';
}
