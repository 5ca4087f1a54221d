import { storedItem } from '@heptad/device';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import type { ChatMessage } from '../line/chat-slice';

/** Whether a message of the desk is heard; it is not, unless chosen. */
export const SOUND = storedItem('supportSound', v.boolean());

const LENGTH_S = 0.12;

/** A short tone; where the browser plays none, none is played. */
function play(): void {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = 0.08;
    tone.frequency.value = 660;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + LENGTH_S);
    tone.onended = () => void audio.close();
  } catch {
    // A sound is never worth a page.
  }
}

/** Plays a tone for each message of the desk that comes while the page is there. */
export function useSound(messages: readonly ChatMessage[], wanted: boolean): void {
  const heard = useRef<number | undefined>(undefined);
  const last = messages.at(-1);
  useEffect(() => {
    if (last === undefined) return;
    if (wanted && heard.current !== undefined && last.seq > heard.current && last.from === 'desk') play();
    heard.current = last.seq;
  }, [last, wanted]);
}
