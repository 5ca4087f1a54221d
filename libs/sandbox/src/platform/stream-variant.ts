/** One quality of the test stream: a loop of segments of equal length, as MPEG transport streams. */
export interface StreamVariant {
  /** Letters only; part of its address. */
  readonly name: string;
  /** Bits per second at most. */
  readonly bandwidth: number;
  readonly width: number;
  readonly height: number;
  readonly segments: readonly Uint8Array[];
}
