/** How long the browser may take to begin the download before the file's address is taken back. */
const GRACE_MS = 60_000;

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), GRACE_MS);
}
