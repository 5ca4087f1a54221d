import type { MessageLoaders } from '@heptad/feature-module';
import { LockDialog } from './lock-dialog';
import type { LockMinutes } from './lock-rule';
import { useLocked } from './use-locked';

export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};

/** Asks for a password once the page has been out of sight for long enough. The page below stays as it was, out of sight and reach. */
export default function LockGuard({ minutes }: { readonly minutes: LockMinutes }) {
  const { locked, unlock } = useLocked(minutes);
  return locked ? <LockDialog onUnlocked={unlock} /> : null;
}
