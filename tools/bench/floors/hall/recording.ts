import * as v from 'valibot';
import { recordedCall } from '../first-odds/recording';

/** What the real hall asked for until its first cards stood with their pictures, for the bare page to ask for again. */
export const hallRecordingSchema = v.object({
  /** Calls that the cards do not wait for. */
  together: v.array(recordedCall),
  /** The call that brings the games. */
  hall: recordedCall,
  /** Paths of the pictures on the first screen, as the browser chose them. */
  pictures: v.array(v.string()),
  /** How a card looks, and its width in CSS pixels. */
  cardClass: v.string(),
  width: v.number(),
});

export type HallRecording = v.InferOutput<typeof hallRecordingSchema>;
