import { venue } from '@heptad/contracts';
import type { Frame, FrameLocator, Page } from 'playwright';
import * as v from 'valibot';
import { connect } from './platform-client';
import type { Site } from './site';

/** The game that is measured: the one with the most to draw. */
export const GAME = { enName: 'PMDZ', gameCode: 'jade-forest' } as const;

/** The address of a demo of the game, with a session of its own. */
export async function demoAddress({ sandboxOrigin, gamesOrigin }: Site): Promise<string> {
  const client = connect(sandboxOrigin);
  try {
    const { data } = await client.post(venue.frontLaunch.path, GAME);
    const { pathname, hash } = new URL(v.parse(venue.frontLaunch.response, data).url);
    return gamesOrigin + pathname + hash;
  } finally {
    client.close();
  }
}

/** Fulfils in the frame in which the game is drawn and can be played. */
export async function firstFrame(game: Page | FrameLocator | Frame): Promise<void> {
  await game.locator('canvas').first().waitFor();
  await game.getByRole('button', { name: '旋转' }).and(game.locator(':enabled')).waitFor();
}
