import { scriptBytes } from './brotli.mjs';
import { buildFloor } from './build-floor.mjs';

/** Brotli bytes of the floor F. */
export const foundationBytes = async (): Promise<number> =>
  scriptBytes(await buildFloor('floors/foundation'));
