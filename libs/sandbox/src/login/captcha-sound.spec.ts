import fc from 'fast-check';
import { digitTones } from './captcha-sound';

const RATE = 8_000;
const WINDOW = 160;

/** What somebody counts who listens: tones, told apart by a short rest, in groups told apart by a long one. */
function heard(wav: Buffer): string {
  const body = wav.subarray(44);
  const loud = Array.from({ length: Math.floor(body.length / WINDOW) }, (_, place) => {
    const part = body.subarray(place * WINDOW, (place + 1) * WINDOW);
    return Math.max(...part.map((value) => Math.abs(value - 128))) > 40;
  });
  const digits: number[] = [];
  let [tones, tone, rest] = [0, 0, 0];
  let long = false;
  for (const isLoud of loud) {
    if (isLoud) {
      if (tone === 0) tones += 1;
      tone += 1;
      rest = 0;
      // Half a second without a rest is no beep.
      long ||= (tone * WINDOW) / RATE > 0.5;
    } else {
      tone = 0;
      rest += 1;
      if (tones > 0 && (rest * WINDOW) / RATE > 0.6) {
        digits.push(long ? 0 : tones);
        [tones, long] = [0, false];
      }
    }
  }
  return digits.join('');
}

it('OPEN-024 a captcha to be heard has as many beeps as each digit counts, and one long tone for none', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{4}$/), (digits) => {
      expect(heard(digitTones(digits))).toBe(digits);
    }),
    { numRuns: 60 },
  );
});

it('is a WAV file of one channel, of bounded size, and never the same twice', () => {
  const wav = digitTones('9999');
  expect(wav.subarray(0, 4).toString()).toBe('RIFF');
  expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([1, RATE, 8]);
  expect(wav.length).toBeLessThan(150_000);
  expect(digitTones('1234').equals(digitTones('1234'))).toBe(false);
});
