/** A file that a page has handed to the browser. */
export interface KeptFile {
  readonly name: string;
  readonly text: Promise<string>;
}

/**
 * Takes the files that pages hand to the browser, which would else download them; `jest.restoreAllMocks` ends it.
 * @returns the files so far
 */
export function keepFiles(): readonly KeptFile[] {
  const files: KeptFile[] = [];
  const blobs = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL(blob: Blob) {
      blobs.set(`blob:${String(blobs.size)}`, blob);
      return `blob:${String(blobs.size - 1)}`;
    },
    revokeObjectURL: jest.fn(),
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob === undefined) return;
    const text = new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });
    files.push({ name: this.download, text });
  });
  return files;
}
