/** Held by every page that has a game open. The browser lets go of it with the page, however that ends. */
const NAME = 'heptad-game';

/** The part of `navigator.locks` that is used; there is none over plain http. */
export type GameLocks = Pick<LockManager, 'request' | 'query'> | undefined;

/** Says to the other pages of this browser that a game is open here. @returns says that it no longer is */
export function holdGame(locks: GameLocks): () => void {
  let letGo: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  locks?.request(NAME, { mode: 'shared' }, () => left).catch(() => undefined);
  return letGo;
}

/** Whether any page of this browser has a game open; undefined where the browser cannot say. */
export async function isGameOpen(locks: GameLocks): Promise<boolean | undefined> {
  const state = await locks?.query().catch(() => undefined);
  return state?.held?.some(({ name }) => name === NAME);
}
