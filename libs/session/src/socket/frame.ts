import { platformSocket } from '@heptad/contracts';
import * as v from 'valibot';

/** The messages that bring nothing of their own must still be small: longer frames are not even read. */
const MAX_FRAME_LENGTH = 256 * 1024;

/** A frame that is a message of the protocol; without `message` where its kind or its data is not known here. */
export interface Frame {
  readonly message: platformSocket.ServerMessage | undefined;
}

/** @returns undefined for a frame that is none of the protocol (SOCKET-003) */
export function readFrame(data: unknown): Frame | undefined {
  if (typeof data !== 'string' || data.length > MAX_FRAME_LENGTH) return undefined;
  try {
    const frame: unknown = JSON.parse(data);
    if (!v.is(platformSocket.message, frame)) return undefined;
    const known = v.safeParse(platformSocket.serverMessage, frame);
    return { message: known.success ? known.output : undefined };
  } catch {
    return undefined;
  }
}
