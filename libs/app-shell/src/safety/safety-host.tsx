import { useServices } from '@heptad/feature-module';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { SafetyNotice } from './safety-notice';

const SafetyDialog = lazy(async () => ({ default: (await import('./safety-dialog')).SafetyDialog }));

/** Draws the safety tip over whatever page asked for it; its code is fetched with the first one. */
export function SafetyHost() {
  const { safety } = useServices<{ readonly safety: SafetyNotice }>();
  const after = useSyncExternalStore(safety.subscribe, safety.current, safety.current);
  if (after === undefined) return null;
  return (
    <Suspense fallback={null}>
      <SafetyDialog open onClose={safety.dismiss} onUnderstood={after} />
    </Suspense>
  );
}
