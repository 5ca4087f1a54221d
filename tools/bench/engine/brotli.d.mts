/** Brotli at the quality that a build's own compressed copies have. */
export function packed(content: Uint8Array): Uint8Array<ArrayBuffer>;
/** Brotli bytes of a built file: its compressed copy's where the build wrote one. */
export function brotliSize(file: string): number;
/** Brotli bytes of all scripts below a folder. */
export function scriptBytes(folder: string): number;
