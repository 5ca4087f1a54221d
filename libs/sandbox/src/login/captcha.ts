import { randomInt } from 'node:crypto';
import type { Challenges } from './challenges';
import { drawDigits } from './challenges';
import { digitStrokes } from './captcha-art';
import { digitTones } from './captcha-sound';
import type { LoginTries } from './login-tries';
import { SLIDER_SIZE, drawSlider } from './slider-art';

const IMAGE_LIFE_MS = 5 * 60_000;
const IMAGE_DIGITS = 4;
const SLIDER_LIFE_MS = 2 * 60_000;
/** How far from the gap the piece may be let go, pixels. */
const SLIDER_TOLERANCE = 8;
/** A hand needs at least this long, ms. */
const SLIDER_FASTEST_MS = 200;

export interface CaptchaImage {
  /** The `x-code` that the answer has to carry back (CALL-009). */
  readonly key: string;
  readonly png: Buffer;
}

export interface CaptchaSound {
  readonly key: string;
  readonly wav: Buffer;
}

export interface SliderChallenge {
  readonly ticket: string;
  readonly width: number;
  readonly height: number;
  /** Edge of the piece, and how far down it lies. Where the gap is, the picture alone shows. */
  readonly size: number;
  readonly top: number;
  /** PNG in base64. */
  readonly picture: string;
  readonly piece: string;
}

export interface SliderAnswer {
  readonly ticket: string;
  readonly offset: number;
  readonly elapsedMs: number;
  /** Of who answers. */
  readonly address: string;
}

/** The two proofs that a human is there. Each challenge is good for one answer. */
export interface Captcha {
  image(): Promise<CaptchaImage>;
  /** The same to be heard: answered as an image is. */
  sound(): Promise<CaptchaSound>;
  /** Whether the digits were read rightly; the image is used up either way. */
  checkImage(key: string, answer: string): Promise<boolean>;
  slider(): Promise<SliderChallenge>;
  /**
   * A token for the login when the slider was solved, `undefined` otherwise (CALL-003). From an address with ten wrong
   * answers none is taken for a quarter of an hour.
   */
  checkSlider(answer: SliderAnswer): Promise<string | undefined>;
  /** Uses a slider token up. */
  spendSliderToken(token: string): Promise<boolean>;
}

export function createCaptcha(challenges: Challenges, tries: LoginTries): Captcha {
  async function drawn(): Promise<{ readonly key: string; readonly digits: string }> {
    const digits = drawDigits(IMAGE_DIGITS);
    return { digits, key: await challenges.put({ kind: 'image', answer: digits, lifeMs: IMAGE_LIFE_MS }) };
  }

  return {
    async image() {
      const { key, digits } = await drawn();
      const { default: sharp } = await import('sharp');
      return {
        key,
        png: await sharp(Buffer.from(digitStrokes(digits)))
          .png()
          .toBuffer(),
      };
    },
    async sound() {
      const { key, digits } = await drawn();
      return { key, wav: digitTones(digits) };
    },
    async checkImage(key, answer) {
      const challenge = await challenges.take('image', key);
      return challenge !== undefined && !challenge.expired && challenge.answer === answer.trim();
    },
    async slider() {
      const { width, height, piece: size } = SLIDER_SIZE;
      const gap = randomInt(80, width - size - 8);
      const top = randomInt(8, height - size - 8);
      const { picture, piece } = await drawSlider(gap, top);
      const ticket = await challenges.put({ kind: 'slider', answer: String(gap), lifeMs: SLIDER_LIFE_MS });
      return {
        ticket,
        width,
        height,
        size,
        top,
        picture: picture.toString('base64'),
        piece: piece.toString('base64'),
      };
    },
    async checkSlider({ ticket, offset, elapsedMs, address }) {
      const challenge = await challenges.take('slider', ticket);
      const counted = await tries.count(`slider:${address}`, address);
      if (counted.locked || challenge === undefined || challenge.expired) return undefined;
      if (elapsedMs < SLIDER_FASTEST_MS) return undefined;
      if (Math.abs(Number(challenge.answer) - offset) > SLIDER_TOLERANCE) return undefined;
      await counted.takeBack();
      return challenges.put({ kind: 'sliderToken', lifeMs: SLIDER_LIFE_MS });
    },
    async spendSliderToken(token) {
      const challenge = await challenges.take('sliderToken', token);
      return challenge !== undefined && !challenge.expired;
    },
  };
}
