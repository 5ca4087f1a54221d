import { compareMoney, type Money } from '@heptad/formatting';

/** What can be heard. */
export type Sound = 'tick' | 'win';

/** The sounds of a game: silent until the member wants them. */
export interface Sounds {
  readonly areOn: boolean;
  play(sound: Sound): void;
}

/** A win is heard only where more came back than was staked: a loss is never to sound like a win. */
export const isWinHeard = (win: Money, stake: Money): boolean => compareMoney(win, stake) > 0;

const NOTES: Readonly<Record<Sound, readonly number[]>> = { tick: [220], win: [523.25, 659.25, 783.99] };
const NOTE_SECONDS = 0.11;

/** Sounds that are made of plain tones. @param areOn nothing is heard while not */
export function tones(areOn: () => boolean): Sounds {
  let context: AudioContext | undefined;
  return {
    get areOn() {
      return areOn();
    },
    play(sound) {
      if (!areOn() || typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      const { destination, currentTime } = context;
      NOTES[sound].forEach((frequency, index) => {
        const begins = currentTime + index * NOTE_SECONDS;
        const tone = new OscillatorNode(context as AudioContext, { type: 'triangle', frequency });
        const volume = new GainNode(context as AudioContext, { gain: 0 });
        volume.gain.setValueAtTime(sound === 'tick' ? 0.03 : 0.08, begins);
        volume.gain.exponentialRampToValueAtTime(0.0001, begins + NOTE_SECONDS * 1.6);
        tone.connect(volume).connect(destination);
        tone.start(begins);
        tone.stop(begins + NOTE_SECONDS * 1.7);
      });
    },
  };
}
