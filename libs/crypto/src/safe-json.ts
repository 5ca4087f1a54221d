import type { Bytes } from './base64';

/** How deep objects and lists may be nested in what comes from outside. */
export const MAX_JSON_DEPTH = 64;

/** What is wrong with JSON from outside: it is no UTF-8, no JSON, or nested too deep. */
export type JsonFault = 'encoding' | 'syntax' | 'depth';

const SENTENCES: Record<JsonFault, string> = {
  encoding: 'bytes are not UTF-8',
  syntax: 'text is not JSON',
  depth: `JSON is nested deeper than ${MAX_JSON_DEPTH} levels`,
};

/** JSON from outside that cannot be read. */
export class JsonError extends Error {
  override readonly name = 'JsonError';

  constructor(
    readonly reason: JsonFault,
    options?: ErrorOptions,
  ) {
    super(SENTENCES[reason], options);
  }
}

/**
 * Parses JSON text that came from outside: `__proto__` keys are dropped, nesting is bounded before anything is built.
 * @throws JsonError
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(new TextEncoder().encode(text))) throw new JsonError('depth');
  return parseBounded(text);
}

/** {@link parseJson} for the UTF-8 bytes of a text. @throws JsonError */
export function parseJsonBytes(bytes: Bytes): unknown {
  if (isTooDeep(bytes)) throw new JsonError('depth');
  return parseBounded(textOf(bytes));
}

/** The text of UTF-8 bytes. @throws JsonError */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new JsonError('encoding', { cause });
  }
}

/** {@link parseJson} for a text whose nesting is known to be bounded. @throws JsonError */
export function parseBounded(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new JsonError('syntax', { cause });
  }
  if (mayHoldProto(text)) dropProto(value);
  return value;
}

/** Whether a text may hold the key, plainly or with escaped characters; without it the value needs no second walk. */
const mayHoldProto = (text: string): boolean => text.includes('__proto__') || text.includes('\\u00');

/** Bytes that JSON is built of. */
export const JSON_BYTES = {
  quote: 0x22,
  backslash: 0x5c,
  comma: 0x2c,
  openList: 0x5b,
  openObject: 0x7b,
  closeObject: 0x7d,
  /** The bit in which square brackets differ from curly ones. */
  curly: 0x20,
} as const;
const {
  quote: QUOTE,
  backslash: BACKSLASH,
  openObject: OPEN_OBJECT,
  closeObject: CLOSE_OBJECT,
  curly: CURLY,
} = JSON_BYTES;

/** Judged on bytes, where it costs a third less than on text: every list of odds passes here. */
function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (inString) {
      if (byte === QUOTE) inString = false;
      else if (byte === BACKSLASH) index += 1;
    } else if (byte === QUOTE) {
      inString = true;
    } else if ((byte | CURLY) === OPEN_OBJECT) {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    } else if ((byte | CURLY) === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
  return false;
}

function dropProto(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const inner of Object.values(value)) dropProto(inner);
}

/** UTF-8 JSON of a value. @throws TypeError when JSON has no form for it */
export function jsonBytes(value: unknown): Bytes {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError('JSON has no form for this value');
  return new TextEncoder().encode(text);
}
