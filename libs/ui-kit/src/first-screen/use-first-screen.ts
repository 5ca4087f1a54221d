import {
  lazy,
  useLayoutEffect,
  useSyncExternalStore,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { firstScreen } from './first-screen';

/** Whether the first screen is drawn, and what it does without may begin. On a server, and while its page is taken over, it is not. */
export function useFirstScreenDrawn(): boolean {
  return useSyncExternalStore(firstScreen.whenDrawn, firstScreen.isDrawn, () => false);
}

/** Lets the first screen wait for a list for as long as `waiting` says so, from the moment at which its page is drawn. */
export function useFirstList(waiting: boolean): void {
  useLayoutEffect(() => (waiting ? firstScreen.awaits() : undefined), [waiting]);
}

/** A lazy part that the first screen does without: it is asked for when that is drawn. */
export function afterFirstScreen<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => firstScreen.drawn().then(load));
}
