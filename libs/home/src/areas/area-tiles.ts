import type { Capability } from '@heptad/brand-config';
import type { Area } from '../content/home-content';

/** What the areas section shows of one area. */
export interface AreaTile {
  readonly id: Capability;
  readonly state: 'unknown' | 'open' | 'maintenance';
}

/**
 * The brand's areas in its own order. They are known before the platform has answered; its answer then says what is under
 * maintenance and drops what it does not offer. Anchors are no area of venues, and are always a link to their own page.
 * @param areas what the platform said, or undefined while it has not
 */
export function areaTiles(
  capabilities: readonly Capability[],
  areas: readonly Area[] | undefined,
): AreaTile[] {
  return capabilities.flatMap((id): AreaTile[] => {
    if (id === 'anchors') return [{ id, state: 'open' }];
    if (areas === undefined) return [{ id, state: 'unknown' }];
    const area = areas.find((each) => each.id === id);
    if (area === undefined) return [];
    return [{ id, state: area.open ? 'open' : 'maintenance' }];
  });
}
