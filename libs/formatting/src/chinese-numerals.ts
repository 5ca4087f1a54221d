import { readDecimal } from './decimal-text';

interface Numerals {
  readonly digits: string;
  /** Units of the four places of a group, ones first. */
  readonly places: readonly [string, string, string, string];
}

const CAPITAL: Numerals = { digits: '零壹贰叁肆伍陆柒捌玖', places: ['', '拾', '佰', '仟'] };
const PLAIN: Numerals = { digits: '零一二三四五六七八九', places: ['', '十', '百', '千'] };

const AMOUNT_DIGITS = 15;
const NUMBER_CHARACTERS = 14;
const DIGITS_ONLY = /^\d+$/;

/** Chinese names powers of ten thousand; each unit splits a number into what stands before it and what is left. */
const UNITS = [
  { digits: 8, name: '亿' },
  { digits: 4, name: '万' },
] as const;

/** Spells digits without leading zeros; nothing for zero, which only a whole number of zero says. */
function spell(digits: string, numerals: Numerals): string {
  const number = digits.replace(/^0+/, '');
  const unit = UNITS.find((candidate) => number.length > candidate.digits);
  if (!unit) return spellGroup(number, numerals);
  const head = number.slice(0, -unit.digits);
  const tail = number.slice(-unit.digits);
  const rest = spell(tail, numerals);
  const gap = rest !== '' && tail.startsWith('0') ? numerals.digits.charAt(0) : '';
  return spell(head, numerals) + unit.name + gap + rest;
}

function spellGroup(number: string, { digits, places }: Numerals): string {
  let text = '';
  let gap = false;
  for (const [index, digit] of [...number].entries()) {
    if (digit === '0') {
      gap = true;
      continue;
    }
    if (gap) text += digits.charAt(0);
    gap = false;
    text += digits.charAt(Number(digit)) + (places[number.length - 1 - index] ?? '');
  }
  return text;
}

/**
 * An amount in the capitals of Chinese cheques, parts of a cent cut: `1001.5` is 壹仟零壹元伍角 (FORMAT-010).
 * @param amount decimal text in major units
 * @param options.traditional whether they are written in traditional characters
 * @returns the empty string for what is no number and from 1e15 on
 */
export function chineseCapitals(
  amount: string,
  { traditional = false }: { readonly traditional?: boolean } = {},
): string {
  const text = simplifiedCapitals(amount);
  return traditional ? text.replace(/[贰叁陆万亿负]/g, (character) => TRADITIONAL[character] ?? '') : text;
}

/** The capitals that traditional characters write otherwise. */
const TRADITIONAL: Readonly<Record<string, string>> = {
  贰: '貳',
  叁: '參',
  陆: '陸',
  万: '萬',
  亿: '億',
  负: '負',
};

function simplifiedCapitals(amount: string): string {
  const parts = readDecimal(amount);
  if (!parts || parts.whole.length > AMOUNT_DIGITS) return '';
  const whole = spell(parts.whole, CAPITAL);
  const [tenths = '0', hundredths = '0'] = parts.fraction.padEnd(2, '0');
  const yuan = whole === '' ? '' : `${whole}元`;
  const jiao = tenths === '0' ? '' : `${CAPITAL.digits.charAt(Number(tenths))}角`;
  const gap = tenths === '0' && yuan !== '' ? '零' : '';
  const fen = hundredths === '0' ? '' : `${gap}${CAPITAL.digits.charAt(Number(hundredths))}分`;
  const text = yuan + jiao + fen;
  if (text === '') return '零元整';
  return `${parts.negative ? '负' : ''}${text}${jiao + fen === '' ? '整' : ''}`;
}

/**
 * A whole number in everyday Chinese: `12` is 十二 (FORMAT-011).
 * @param digits fewer than 14 characters, digits only
 * @returns the empty string for every other input
 */
export function chineseNumber(digits: string): string {
  if (digits.length >= NUMBER_CHARACTERS || !DIGITS_ONLY.test(digits)) return '';
  const text = spell(digits, PLAIN) || PLAIN.digits.charAt(0);
  return text.startsWith('一十') ? text.slice(1) : text;
}
