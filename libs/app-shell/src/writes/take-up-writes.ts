import { createOpenWrites, type OpenWrites } from '@heptad/idempotent-write';
import type { FeatureRegistry } from '../features/feature-registry';

/**
 * Has a bet, a transfer or a claim whose end is not known taken up on whichever page comes first: the features that make
 * such writes are fetched, and ask about them once it is known who is there. Nothing is fetched where none is open.
 */
export async function takeUpWrites(
  { modules, ensure }: Pick<FeatureRegistry<never>, 'modules' | 'ensure'>,
  openWrites: Pick<OpenWrites, 'list'> = createOpenWrites(),
): Promise<void> {
  const open = new Set(openWrites.list().map(({ name }) => name));
  const owing = modules.filter(({ writes = [] }) => writes.some((name) => open.has(name)));
  // What cannot be had now is fetched by its own pages.
  await Promise.allSettled(owing.map(({ id }) => ensure(id)));
}
