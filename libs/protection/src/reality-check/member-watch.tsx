import type { MessageLoaders } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { lazy, Suspense } from 'react';

const Watch = lazy(async () => ({ default: (await import('./watch')).Watch }));

/** What stands over every page for a member's protection. A guest's page fetches nothing of it. */
export default function MemberWatch() {
  if (!useIsMember()) return null;
  return (
    <Suspense fallback={null}>
      <Watch />
    </Suspense>
  );
}

export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};
