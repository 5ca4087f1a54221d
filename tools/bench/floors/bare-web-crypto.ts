// Stands for sealing with nothing but the engine: an imported key, AES-CBC, base64, no checks.
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
};

/** @param key AES key and initialisation vector in base64 @returns seals a value as base64 */
export async function bareSeal(key: {
  readonly k: string;
  readonly v: string;
}): Promise<(plain: unknown) => Promise<string>> {
  const imported = await crypto.subtle.importKey('raw', fromBase64(key.k), 'AES-CBC', false, ['encrypt']);
  const iv = fromBase64(key.v);
  const encoder = new TextEncoder();
  return async (plain) => {
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-CBC', iv },
      imported,
      encoder.encode(JSON.stringify(plain)),
    );
    return btoa(String.fromCharCode(...new Uint8Array(sealed)));
  };
}
