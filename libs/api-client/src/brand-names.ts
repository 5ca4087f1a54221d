/** Names that may turn up in answers, and the one they become (OPEN-019). */
export interface BrandNames {
  readonly from: readonly string[];
  /** The brand's name in the language that is shown. */
  readonly to: string;
}

/** Text this long without a space is a ciphertext or another code, not a sentence. */
const CIPHERTEXT = /^[A-Za-z\d+/=_-]{40,}$/;
/** What ends an address. */
const BREAK = /[\s"'<>]/g;

const isLetter = (code: number): boolean => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
/** A letter, a digit, `+`, `-` or `.`: what the scheme of an address is made of. */
const isSchemeSign = (code: number): boolean =>
  isLetter(code) || (code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2d || code === 0x2e;

/** Where the address begins whose two slashes stand at `slashes`: at its scheme where it has one, not before `floor`. */
function startOfAddress(text: string, slashes: number, floor: number): number {
  if (text[slashes - 1] !== ':') return slashes;
  let first = slashes;
  for (let index = slashes - 2; index >= floor; index -= 1) {
    const code = text.charCodeAt(index);
    if (!isSchemeSign(code)) break;
    if (isLetter(code)) first = index;
  }
  return first;
}

function endOfAddress(text: string, from: number): number {
  BREAK.lastIndex = from;
  return BREAK.exec(text)?.index ?? text.length;
}

/** Changes what stands around the addresses of a text. Each character is looked at a bounded number of times. */
function changeOutsideAddresses(text: string, change: (part: string) => string): string {
  if (text.startsWith('/') && endOfAddress(text, 0) === text.length) return text;
  const parts: string[] = [];
  let from = 0;
  for (let slashes = text.indexOf('//'); slashes >= 0; slashes = text.indexOf('//', from)) {
    const start = startOfAddress(text, slashes, from);
    const end = endOfAddress(text, slashes);
    parts.push(change(text.slice(from, start)), text.slice(start, end));
    from = end;
  }
  return parts.join('') + change(text.slice(from));
}

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/-]/g, (sign) => `\\${sign}`);

/**
 * Makes what replaces brand names in a sentence (API-010): never in an address or a ciphertext (OPEN-019). The longest
 * name that fits wins, and the brand's own name stays as it is even where it holds another.
 */
export function createNaming({ from, to }: BrandNames): (text: string) => string {
  const wanted = from.filter((name) => name !== '' && name !== to);
  if (wanted.length === 0) return (text) => text;
  const longestFirst = [...wanted, to].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const anyName = new RegExp(longestFirst.map(escaped).join('|'), 'g');
  // By a function: in a replacement text `$` would be a pattern.
  const rename = (part: string): string => part.replace(anyName, () => to);
  return (text) =>
    wanted.some((name) => text.includes(name)) && !CIPHERTEXT.test(text)
      ? changeOutsideAddresses(text, rename)
      : text;
}
