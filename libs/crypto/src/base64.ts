/** Bytes over a buffer of their own, as the platform's interfaces ask for them. */
export type Bytes = Uint8Array<ArrayBuffer>;

type NativeBase64 = typeof Uint8Array & { readonly fromBase64?: (text: string) => Bytes };
type NativeBytes = Bytes & { readonly toBase64?: () => string };

// String.fromCharCode takes its codes as arguments, of which engines allow only so many.
const ARGUMENTS_AT_ONCE = 0x8000;

/** The bytes of base64 text. @throws when the text is none (the engine's own error) */
export function fromBase64(text: string): Bytes {
  const native = (Uint8Array as NativeBase64).fromBase64;
  if (native) return native.call(Uint8Array, text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** Padded base64 of bytes. */
export function toBase64(bytes: Bytes): string {
  const native = (bytes as NativeBytes).toBase64;
  if (native) return native.call(bytes);
  let binary = '';
  for (let start = 0; start < bytes.length; start += ARGUMENTS_AT_ONCE) {
    binary += String.fromCharCode(...bytes.subarray(start, start + ARGUMENTS_AT_ONCE));
  }
  return btoa(binary);
}
