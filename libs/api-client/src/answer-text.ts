/** Names that may turn up in answers, and the one they become (OPEN-019). */
export interface BrandNames {
  readonly from: readonly string[];
  readonly to: string;
}

const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const STRING_AND_COLON = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/g;
const ADDRESS = /(?:[a-z][a-z\d+.-]*:)?\/\/[^\s"'<>]+|^\/[^\s"'<>]*$/gi;
/** Text this long without a space is a ciphertext or another code, not a sentence. */
const CIPHERTEXT = /^[A-Za-z\d+/=_-]{40,}$/;

/** Turns integers beyond 2^53 of a JSON text into strings of their digits, so that parsing loses none (CALL-013). */
export function keepBigIntegers(json: string): string {
  return json.replace(STRING_OR_NUMBER, (token) => {
    const whole = token.length > 15 && !token.startsWith('"') && /^-?\d+$/.test(token);
    return whole && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token;
  });
}

function replaceIn(text: string, names: BrandNames): string {
  return names.from.reduce((result, name) => result.replaceAll(name, names.to), text);
}

function replaceOutsideAddresses(text: string, names: BrandNames): string {
  if (CIPHERTEXT.test(text)) return text;
  let result = '';
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    result += replaceIn(text.slice(from, match.index), names) + match[0];
    from = match.index + match[0].length;
  }
  return result + replaceIn(text.slice(from), names);
}

function unquoted(literal: string): string | undefined {
  if (!literal.includes('\\')) return literal.slice(1, -1);
  try {
    return JSON.parse(literal) as string;
  } catch {
    return undefined;
  }
}

/**
 * Replaces brand names in the sentences of a JSON text (API-010): in string values alone, never in keys, addresses or
 * ciphertext (OPEN-019).
 */
export function replaceBrandNames(json: string, names: BrandNames): string {
  const from = names.from.filter((name) => name !== '' && name !== names.to);
  if (!from.some((name) => json.includes(name)) && !json.includes('\\u')) return json;
  return json.replace(STRING_AND_COLON, (all: string, literal: string, colon: string | undefined) => {
    if (colon !== undefined) return all;
    const text = unquoted(literal);
    if (text === undefined || !from.some((name) => text.includes(name))) return all;
    return JSON.stringify(replaceOutsideAddresses(text, { from, to: names.to }));
  });
}
