/** A file that a page has handed to the browser. */
export interface KeptFile {
  readonly name: string;
  readonly text: Promise<string>;
}

/**
 * Stands in for the addresses that a browser gives to blobs, which the specs' has not.
 * @returns the two functions as mocks, and the blobs so far by their addresses: `blob:1`, `blob:2` and so on
 */
export function fakeBlobAddresses() {
  const blobs = new Map<string, Blob>();
  const addresses = {
    createObjectURL: jest.fn((blob: Blob) => {
      const address = `blob:${String(blobs.size + 1)}`;
      blobs.set(address, blob);
      return address;
    }),
    revokeObjectURL: jest.fn((_address: string) => undefined),
  };
  Object.assign(URL, addresses);
  return { ...addresses, blobs };
}

/**
 * Takes the files that pages hand to the browser (`saveFile`), which would else download them; `jest.restoreAllMocks` ends it.
 * @returns the files so far
 */
export function keepFiles(): readonly KeptFile[] {
  const files: KeptFile[] = [];
  const { blobs } = fakeBlobAddresses();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob !== undefined) files.push({ name: this.download, text: textOf(blob) });
  });
  return files;
}

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
