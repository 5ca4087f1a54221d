import type { CallResponse, captcha } from '@heptad/contracts';

/** A slider to solve, as the platform draws it up (CALL-003); the drawing may be shown larger or smaller. */
export type SliderChallenge = CallResponse<typeof captcha.sliderChallenge>;

/** How far the piece can go, in the picture's pixels. */
export function farthest({ width, size }: Pick<SliderChallenge, 'width' | 'size'>): number {
  return Math.max(0, width - size);
}
