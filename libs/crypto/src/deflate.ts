import { deflate } from 'pako';
import { toBase64 } from './base64';
import { jsonBytes } from './safe-json';

/**
 * Packs a value as the venues do: JSON, zlib, base64 (OPEN-021).
 * @throws TypeError when JSON has no form for the value
 */
export function deflatePayload(value: unknown): string {
  return toBase64(deflate(jsonBytes(value)));
}
