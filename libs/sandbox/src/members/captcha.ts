import { randomInt } from 'node:crypto';
import type { Challenges } from './challenges';
import { drawDigits } from './challenges';
import { digitStrokes } from './captcha-art';

const IMAGE_LIFE_MS = 5 * 60_000;
const IMAGE_DIGITS = 4;
const SLIDER_LIFE_MS = 2 * 60_000;
const SLIDER_WIDTH = 300;
/** How far from the gap the piece may be let go, pixels. */
const SLIDER_TOLERANCE = 8;
/** A hand needs at least this long, ms. */
const SLIDER_FASTEST_MS = 200;

export interface CaptchaImage {
  /** The `x-code` that the answer has to carry back (CALL-009). */
  readonly key: string;
  readonly png: Buffer;
}

export interface SliderChallenge {
  readonly ticket: string;
  readonly width: number;
  readonly gap: number;
}

/** The two proofs that a human is there. Each challenge is good for one answer. */
export interface Captcha {
  image(): Promise<CaptchaImage>;
  /** Whether the digits were read rightly; the image is used up either way. */
  checkImage(key: string, answer: string): Promise<boolean>;
  slider(): Promise<SliderChallenge>;
  /** A token for the login when the slider was solved, `undefined` otherwise (CALL-003). */
  checkSlider(ticket: string, offset: number, elapsedMs: number): Promise<string | undefined>;
  /** Uses a slider token up. */
  spendSliderToken(token: string): Promise<boolean>;
}

export function createCaptcha(challenges: Challenges): Captcha {
  return {
    async image() {
      const digits = drawDigits(IMAGE_DIGITS);
      const key = await challenges.put({ kind: 'image', answer: digits, lifeMs: IMAGE_LIFE_MS });
      const { default: sharp } = await import('sharp');
      return {
        key,
        png: await sharp(Buffer.from(digitStrokes(digits)))
          .png()
          .toBuffer(),
      };
    },
    async checkImage(key, answer) {
      const challenge = await challenges.find('image', key);
      await challenges.remove('image', key);
      return challenge !== undefined && !challenge.expired && challenge.answer === answer.trim();
    },
    async slider() {
      const gap = randomInt(80, SLIDER_WIDTH - 60);
      const ticket = await challenges.put({ kind: 'slider', answer: String(gap), lifeMs: SLIDER_LIFE_MS });
      return { ticket, width: SLIDER_WIDTH, gap };
    },
    async checkSlider(ticket, offset, elapsedMs) {
      const challenge = await challenges.find('slider', ticket);
      await challenges.remove('slider', ticket);
      if (challenge === undefined || challenge.expired || elapsedMs < SLIDER_FASTEST_MS) return undefined;
      if (Math.abs(Number(challenge.answer) - offset) > SLIDER_TOLERANCE) return undefined;
      return challenges.put({ kind: 'sliderToken', lifeMs: SLIDER_LIFE_MS });
    },
    async spendSliderToken(token) {
      const challenge = await challenges.find('sliderToken', token);
      await challenges.remove('sliderToken', token);
      return challenge !== undefined && !challenge.expired;
    },
  };
}
