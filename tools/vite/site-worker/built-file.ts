/** What the type of an answer must be, by the ending of the file's name. Files of other kinds are never kept. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  wasm: /^application\/wasm\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
  jpg: /^image\/jpeg\b/,
  webp: /^image\/webp\b/,
  avif: /^image\/avif\b/,
  woff2: /^font\/woff2\b/,
};

/** Bytes of a file's SHA-256 that a build's list holds: enough that nobody finds another content for them. */
export const HASH_BYTES = 12;

/**
 * Reads a build's list of files.
 * @param text `<name below /assets>:<first bytes of its SHA-256 in base64>`, joined by commas
 * @returns the hashes by path
 */
export function readFileList(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(',').map((file): [string, string] => {
      const [name = '', hash = ''] = file.split(':');
      return [`/assets/${name}`, hash];
    }),
  );
}

/**
 * Whether an answer is the very file that the build made: its status, its type and every byte of it.
 * It reads a copy; an answer that breaks off on its way is not the file.
 * @param path of the file
 * @param hash of the file, as {@link readFileList} gives it
 */
export async function isBuiltFile(answer: Response, path: string, hash: string): Promise<boolean> {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  if (answer.status !== 200 || answer.type !== 'basic') return false;
  if (type?.test(answer.headers.get('content-type') ?? '') !== true) return false;
  try {
    const digest = await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer());
    return btoa(String.fromCharCode(...new Uint8Array(digest, 0, HASH_BYTES))) === hash;
  } catch {
    return false;
  }
}
