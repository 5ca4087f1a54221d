export type RingTone = 'accent' | 'accent-2' | 'gain' | 'loss' | 'success' | 'warning' | 'danger' | 'muted';

/** One part of a ring chart. */
export interface RingPart {
  readonly id: string;
  readonly label: string;
  /** For the drawing only. */
  readonly value: number;
  /** The value as it is read, already formatted. */
  readonly text: string;
  readonly tone: RingTone;
}

/** The class of each tone. */
export const RING_COLOURS: Record<RingTone, string> = {
  accent: 'text-accent',
  'accent-2': 'text-accent-2',
  gain: 'text-gain',
  loss: 'text-loss',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
  muted: 'text-muted',
};
