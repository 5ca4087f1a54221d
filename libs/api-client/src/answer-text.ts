import { parseJson } from '@heptad/crypto';
import { createNaming, type BrandNames } from './brand-names';

/** The longest JSON text that is read, in UTF-16 units; longer ones are refused before anything looks at them. */
export const MAX_ANSWER_LENGTH = 8 * 1024 * 1024;

/** How one call wants its answer read. */
export interface ReadingOptions {
  /** Keep integers beyond 2^53 as texts of their digits (CALL-013). */
  readonly bigIntegers?: boolean;
  /** Replace these names in sentences (API-010). */
  readonly names?: BrandNames | undefined;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Integers of fewer signs are safe. */
const SAFE_SIGNS = 15;

const startsNumber = (code: number): boolean => code === 0x2d || (code >= 0x30 && code <= 0x39);
/** A sign that may stand inside a JSON number: digit, `+`, `-`, `.`, `e`, `E`. */
const continuesNumber = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) ||
  code === 0x2b ||
  code === 0x2d ||
  code === 0x2e ||
  code === 0x45 ||
  code === 0x65;

/** The index after the string literal that begins at `from`; the text's end where the literal has none. */
function afterString(json: string, from: number): number {
  for (let index = from + 1; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === BACKSLASH) index += 1;
    else if (code === QUOTE) return index + 1;
  }
  return json.length;
}

/**
 * Turns integers beyond 2^53 of a JSON text into strings of their digits, so that parsing loses none (CALL-013). Looks at
 * each character once.
 */
export function keepBigIntegers(json: string): string {
  const parts: string[] = [];
  let kept = 0;
  let index = 0;
  while (index < json.length) {
    const code = json.charCodeAt(index);
    if (code === QUOTE) index = afterString(json, index);
    else if (!startsNumber(code)) index += 1;
    else {
      const from = index;
      while (index < json.length && continuesNumber(json.charCodeAt(index))) index += 1;
      if (index - from <= SAFE_SIGNS) continue;
      const token = json.slice(from, index);
      if (!/^-?\d+$/.test(token) || Number.isSafeInteger(Number(token))) continue;
      parts.push(json.slice(kept, from), `"${token}"`);
      kept = index;
    }
  }
  return kept === 0 ? json : parts.join('') + json.slice(kept);
}

/** Replaces every text inside a parsed value, keys apart. Changes lists and objects in place; nesting is bounded by the parser. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) {
    value.forEach((inner, index) => {
      value[index] = mapTexts(inner, change);
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const changed = mapTexts(inner, change);
      if (changed !== inner) Reflect.set(value, key, changed);
    }
  }
  return value;
}

/**
 * Reads the JSON text of an answer. The text is parsed first and names are replaced in the parsed texts, so that no scan
 * takes more than linear time.
 * @throws JsonError when it is no JSON or nested too deep; RangeError when it is longer than {@link MAX_ANSWER_LENGTH}
 */
export function readAnswerText(text: string, { bigIntegers = false, names }: ReadingOptions): unknown {
  if (text.length > MAX_ANSWER_LENGTH) throw new RangeError('the answer is too long');
  const value = parseJson(bigIntegers ? keepBigIntegers(text) : text);
  return names === undefined ? value : mapTexts(value, createNaming(names));
}
