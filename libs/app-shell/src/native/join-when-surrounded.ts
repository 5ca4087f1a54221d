import { reportDefect } from '../store/report-defect';
import type { SurroundedApp } from './join-surroundings';

/** Joins the app to the native shell or the page around it, where there is one; a plain visit fetches nothing of this. */
export async function joinWhenSurrounded(app: SurroundedApp): Promise<void> {
  if (!app.device.native.marked && window.parent === window) return;
  // Without this code the site still works, only by itself.
  await import('./join-surroundings').then(({ joinSurroundings }) => joinSurroundings(app), reportDefect);
}
