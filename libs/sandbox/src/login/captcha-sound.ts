/** Samples a second; one byte each, which a telephone’s quality needs. */
const RATE = 8_000;
const MIDDLE = 128;
const LOUDNESS = 70;
const NOISE = 14;
/** Seconds. */
const BEEP = 0.14;
const BETWEEN_BEEPS = 0.16;
const LONG_TONE = 0.9;
const BETWEEN_DIGITS = 1.1;

interface Stretch {
  readonly seconds: number;
  /** Hertz; 0 is a rest. */
  readonly pitch: number;
}

function stretchesOf(digit: number, random: () => number): readonly Stretch[] {
  const tempo = 0.85 + random() * 0.4;
  const rest = { seconds: BETWEEN_DIGITS, pitch: 0 };
  if (digit === 0) return [{ seconds: LONG_TONE, pitch: 260 + random() * 60 }, rest];
  const beeps = Array.from({ length: digit }, () => [
    { seconds: BEEP * tempo, pitch: 520 + random() * 380 },
    { seconds: BETWEEN_BEEPS * tempo, pitch: 0 },
  ]);
  return [...beeps.flat(), rest];
}

function header(samples: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples, 40);
  return head;
}

/**
 * Digits to be heard, in any language: as many beeps as a digit counts, one long low tone for none, a pause after each. Pitch and
 * tempo differ from beep to beep, and all of it lies in noise.
 * @returns a WAV file, at most about 130 KB for four digits
 */
export function digitTones(digits: string, random: () => number = Math.random): Buffer {
  const stretches = [...digits].flatMap((digit) => stretchesOf(Number(digit), random));
  const parts = [{ seconds: BETWEEN_DIGITS / 2, pitch: 0 }, ...stretches].map(({ seconds, pitch }) => {
    const count = Math.round(seconds * RATE);
    return Buffer.from(
      Array.from({ length: count }, (_, place) => {
        const tone = Math.sin((2 * Math.PI * pitch * place) / RATE) * LOUDNESS;
        return Math.round(MIDDLE + tone + (random() * 2 - 1) * NOISE);
      }),
    );
  });
  const body = Buffer.concat(parts);
  return Buffer.concat([header(body.length), body]);
}
