import type { ActivityKind } from '../engine/kind';
import { pureDisplay } from './pure-display/kind';
import { signHaveGifts } from './sign-have-gifts/kind';

/** Every kind of activity that this build has a page for. A new kind is a folder beside this file and a line here. */
export const KINDS: readonly ActivityKind[] = [signHaveGifts, pureDisplay];
