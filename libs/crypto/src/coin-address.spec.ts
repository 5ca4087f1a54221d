import fc from 'fast-check';
import { isEthereumAddress, isTronAddress } from './coin-address';

/** The examples of EIP-55 itself. */
const MIXED = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
/** Contracts that everybody knows: USDT, USDC and wrapped TRX. */
const TRON = [
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8',
  'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR',
];
const BASE58 = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'];

describe('addresses of the Ethereum network', () => {
  it.each(MIXED)('EIP-55 takes %s', (address) => {
    expect(isEthereumAddress(address)).toBe(true);
    expect(isEthereumAddress(address.toLowerCase())).toBe(true);
    expect(isEthereumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(true);
  });

  it('refuses mixed letters of which one has the other case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MIXED), fc.integer({ min: 2, max: 41 }), (address, at) => {
        const letter = address.charAt(at);
        const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        fc.pre(other !== letter);
        expect(isEthereumAddress(address.slice(0, at) + other + address.slice(at + 1))).toBe(false);
      }),
    );
  });

  it.each(['', '0x', `0X${'a'.repeat(40)}`, `0x${'a'.repeat(39)}`, `0x${'g'.repeat(40)}`, TRON[0] ?? ''])(
    'refuses %p',
    (text) => expect(isEthereumAddress(text)).toBe(false),
  );
});

describe('addresses of the TRON network', () => {
  it.each(TRON)('Base58Check takes %s', (address) => {
    expect(isTronAddress(address)).toBe(true);
  });

  it('refuses one of which a single character is another', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TRON),
        fc.integer({ min: 1, max: 33 }),
        fc.constantFrom(...BASE58),
        (address, at, character) => {
          fc.pre(address.charAt(at) !== character);
          expect(isTronAddress(address.slice(0, at) + character + address.slice(at + 1))).toBe(false);
        },
      ),
    );
  });

  it.each([
    '',
    `T${'a'.repeat(33)}`,
    `T${'1'.repeat(33)}`,
    `T${'0'.repeat(33)}`,
    `T${'z'.repeat(33)}`,
    // An address of Bitcoin: right by its checksum, of another network.
    '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
    MIXED[0] ?? '',
  ])('refuses %p', (text) => expect(isTronAddress(text)).toBe(false));
});
