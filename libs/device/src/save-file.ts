/** How long the browser may take to begin the download before the file's address is taken back. */
const GRACE_MS = 60_000;

/** Hands a text or a picture, in its parts, to the browser as a file to keep. */
export function saveFile(name: string, parts: readonly (string | Blob)[], type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), GRACE_MS);
}
