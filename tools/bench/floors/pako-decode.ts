// Stands for decoding a packed list by library: base64 by the engine, zlib by pako, JSON by the engine, all on the main thread.
import { inflate } from 'pako';

/** The value of a packed list. */
export async function decodeByPako(packed: string): Promise<unknown> {
  const binary = atob(packed);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return JSON.parse(new TextDecoder().decode(inflate(bytes)));
}
