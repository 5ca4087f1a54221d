import type { CallId } from '@heptad/contracts';
import type { Page } from '@playwright/test';
import type { Member } from '../fixtures/new-member';
import type { RunningSandbox } from '../fixtures/sandbox';
import type { Shell } from '../pages/shell';
import type { Sportsbook } from '../pages/sportsbook';
import type { Wallet } from '../pages/wallet';

/** Everything an action may use. */
export interface World {
  readonly page: Page;
  readonly shell: Shell;
  readonly wallet: Wallet;
  readonly sportsbook: Sportsbook;
  readonly sandbox: RunningSandbox;
  readonly member: Member;
}

/** Something a visitor does, and the calls whose answers come with attempts while it is done. */
export interface Action {
  readonly calls: readonly CallId[];
  /** What leads there, with answers as they are. */
  ready?(world: World): Promise<unknown>;
  go(world: World): Promise<unknown>;
}

/** Opening a page whose answers are wanted. */
export const look = (path: string, ...calls: readonly CallId[]): Action => ({
  calls,
  go: ({ page }) => page.goto(path),
});

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).tap();

/** The first call of a path is done and its answer lost, so that the page asks what became of it. */
export const lose =
  (path: string, ready: (world: World) => Promise<unknown>) =>
  async (world: World): Promise<void> => {
    await ready(world);
    await world.sandbox.addScenario({ path, effect: { drop: 'after' } });
  };
