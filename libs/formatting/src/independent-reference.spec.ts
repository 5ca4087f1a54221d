import fc from 'fast-check';
import { chineseCapitals, chineseNumber } from './chinese-numerals';
import { formatCollectCount } from './collect-count';
import { formatDuration } from './durations';
import { hideName, maskPhone } from './masks';
import { formatMoney, fromMinorUnits } from './money';

/*
 * The same rules a second time, by other means: ICU where it knows them, else another method than the one under test.
 */

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
/** Names of the places of a whole number, ones first, as a cheque prints them above its boxes. */
const PLACES = ['', '拾', '佰', '仟', '万', '拾', '佰', '仟', '亿', '拾', '佰', '仟', '万', '拾', '佰'];

/** Every place is written with its digit, as in the boxes of a cheque; what the rules leave out is taken away afterwards. */
function capitalsByBoxes(cents: bigint): string {
  const whole = String(cents / 100n);
  const [jiao, fen] = [(cents / 10n) % 10n, cents % 10n].map(Number);
  const boxes = [...whole].map(
    (digit, index) => DIGITS.charAt(Number(digit)) + (PLACES[whole.length - 1 - index] ?? ''),
  );
  const yuan = boxes
    .join('')
    .replace(/零[拾佰仟]/g, '零')
    .replace(/零+/g, '零')
    .replace(/零(?=[万亿])/g, '')
    .replace(/^零|零$/g, '')
    // A group of four zeros leaves its name behind, which is said of no digit.
    .replace(/亿万/g, '亿')
    // After a group that ends in zero the next one begins with it, unless a zero is written there already.
    .replace(/(零)+/g, '零');
  const parts = [
    yuan === '' ? '' : `${yuan}元`,
    jiao === 0 ? '' : `${DIGITS.charAt(jiao ?? 0)}角`,
    fen === 0 ? '' : `${jiao === 0 && yuan !== '' ? '零' : ''}${DIGITS.charAt(fen ?? 0)}分`,
  ];
  const text = parts.join('');
  if (text === '') return '零元整';
  return jiao === 0 && fen === 0 ? `${text}整` : text;
}

/** Reads capitals back as cents: each digit is worth what the units after it say. */
function centsOf(capitals: string): bigint {
  const ranks: Readonly<Record<string, bigint>> = { 拾: 10n, 佰: 100n, 仟: 1000n };
  let [total, group, digit] = [0n, 0n, 0n];
  let cents = 0n;
  for (const character of capitals.replace(/整$/, '')) {
    const value = DIGITS.indexOf(character);
    if (value >= 0) digit = BigInt(value);
    else if (character in ranks) group += digit * (ranks[character] ?? 1n);
    else if (character === '万') total += (group + digit) * 10_000n;
    else if (character === '亿') total = (total + group + digit) * 100_000_000n;
    else if (character === '元') cents = (total + group + digit) * 100n;
    else if (character === '角') cents += digit * 10n;
    else if (character === '分') cents += digit;
    if (value < 0) digit = 0n;
    if (character === '万' || character === '亿') group = 0n;
  }
  return cents;
}

const cents = fc.oneof(
  fc.bigInt({ min: 0n, max: 99_999_999_999_999_999n }),
  // Few digits that are not zero: where zeros are said or left out.
  fc
    .array(fc.constantFrom('0', '0', '0', '0', '1', '5'), { minLength: 1, maxLength: 17 })
    .map((digits) => BigInt(digits.join(''))),
);

describe('Chinese capitals beside a second way of writing them', () => {
  // The examples of the rules for filling in cheques and bills (支付结算办法, annex 1), and the usual tables.
  it.each([
    ['1409.50', '壹仟肆佰零玖元伍角'],
    ['6007.14', '陆仟零柒元壹角肆分'],
    ['16409.02', '壹万陆仟肆佰零玖元零贰分'],
    ['325.04', '叁佰贰拾伍元零肆分'],
    ['107000.53', '壹拾万柒仟元伍角叁分'],
    ['1680.32', '壹仟陆佰捌拾元叁角贰分'],
    ['100000000', '壹亿元整'],
    ['100000000.01', '壹亿元零壹分'],
    ['20001', '贰万零壹元整'],
    ['0.10', '壹角'],
    ['0.01', '壹分'],
    ['10000000000', '壹佰亿元整'],
  ])('FORMAT-010 writes %s as %s', (amount, text) => {
    expect(chineseCapitals(amount)).toBe(text);
  });

  it('FORMAT-010 is read back as the amount it was, whatever the amount', () => {
    fc.assert(fc.property(cents, (amount) => centsOf(chineseCapitals(fromMinorUnits(amount))) === amount));
  });

  it('FORMAT-010 says a zero where the boxes of a cheque have some between two digits, and never two', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_999_99n }), (amount) => {
        expect(chineseCapitals(fromMinorUnits(amount))).toBe(capitalsByBoxes(amount));
      }),
    );
    fc.assert(
      fc.property(
        cents,
        (amount) =>
          !/零零|零[元角分万亿]./.test(chineseCapitals(fromMinorUnits(amount)).replace(/^零元整$/, '')),
      ),
    );
  });

  it('FORMAT-011 writes the same number in everyday characters', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 9_999_999_999_999n }), (number) => {
        const everyday = [...'零一二三四五六七八九十百千'];
        const capitals = [...`${DIGITS}拾佰仟`];
        const capital = chineseCapitals(String(number)).replace('元整', '');
        const same = [...capital]
          .map((character) => everyday[capitals.indexOf(character)] ?? character)
          .join('');
        expect(chineseNumber(String(number))).toBe(same.replace(/^一十/, '十'));
      }),
    );
  });
});

describe('numbers beside ICU', () => {
  const written = (text: string, decimals: number): string => {
    const format = new Intl.NumberFormat('en', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      roundingMode: 'trunc',
      signDisplay: 'negative',
    });
    // Text keeps all digits that a number would lose.
    return format.format(text as Intl.StringNumericLiteral);
  };

  it.each([2, 4] as const)('FORMAT-008 FORMAT-009 %d decimals are cut as ICU cuts them', (decimals) => {
    const amounts = fc.tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.nat({ max: 99_999_999 }));
    fc.assert(
      fc.property(amounts, ([whole, fraction]) => {
        const text = `${String(whole)}.${String(fraction).padStart(8, '0')}`;
        expect(formatMoney(text, { decimals })).toBe(written(text, decimals));
      }),
    );
  });

  it('FORMAT-014 FORMAT-015 ten-thousands are written as ICU writes them, halves up', () => {
    const compact = (digits: number) =>
      new Intl.NumberFormat('zh-CN', {
        notation: 'compact',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        useGrouping: false,
      });
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 99_994_999 }), (count) => {
        // From 99.95 on one decimal would be a hundred: that is written without it, as from a million on.
        const digits = count < 999_500 ? 1 : 0;
        expect(formatCollectCount(count)).toBe(compact(digits).format(count));
      }),
    );
  });
});

describe('durations and masks beside plain arithmetic and patterns', () => {
  it('FORMAT-016 days, hours and minutes are what is left of one after the other', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 * 86_400 }), (seconds) => {
        const minutes = Math.floor(seconds / 60);
        const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
        const all = `${String(days)}天${String(hours)}小时${String(minutes % 60)}分`;
        expect(formatDuration(seconds)).toBe(days > 0 ? all : all.replace(/^0天(0小时)?/, ''));
      }),
    );
  });

  it('FORMAT-002 FORMAT-003 FORMAT-004 a masked phone is as long, and shows what its pattern keeps', () => {
    const phones = fc
      .array(fc.constantFrom(...'0123456789'), { maxLength: 15 })
      .map((digits) => digits.join(''));
    fc.assert(
      fc.property(phones, (phone) => {
        const plain = phone.length <= 7 ? /^.{0,4}/ : /^.{7}/;
        expect(maskPhone(phone)).toBe(phone.replace(plain, (hidden) => '*'.repeat(hidden.length)));
        const masked = maskPhone(phone, { middle: true });
        expect(masked).toHaveLength(phone.length);
        if (phone.length > 7) expect(masked).toMatch(/^\d{2,5}\*{4}\d{2,6}$/);
      }),
    );
  });

  it('FORMAT-012 a hidden name keeps at most two characters at each end', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abc李雷欧阳👍'), maxLength: 12 }), (name) => {
        const characters = [...name];
        const hidden = [...hideName(name)];
        expect(hidden).toHaveLength(characters.length);
        const kept = characters.length > 4 ? 2 : characters.length > 1 ? 1 : 0;
        const ends = (all: readonly string[]) => [
          all.slice(0, kept),
          characters.length > 4 ? all.slice(-2) : [],
        ];
        expect(ends(hidden)).toEqual(ends(characters));
        expect(hidden.filter((character) => character === '*')).toHaveLength(
          characters.length - kept - (characters.length > 4 ? 2 : 0),
        );
      }),
    );
  });
});
