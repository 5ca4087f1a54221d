import { ITEMS, type StoredItems } from '@heptad/device';
import * as v from 'valibot';
import type { imagesOf } from './sponsored-images';

type Images = ReturnType<typeof imagesOf>;

const text = v.optional(v.nullable(v.string()));
const images = v.array(v.object({ url: text, darkUrl: text, sort: v.optional(v.nullable(v.number())) }));

/**
 * The sponsored images of a kind as the platform named them last, shown until it answers again (STORE-010, OPEN-068). Undefined where
 * none were kept, or what is stored has another shape.
 */
export function keptImages(items: Pick<StoredItems, 'get'>, imageType: number): Images | undefined {
  const kept = v.safeParse(images, items.get(ITEMS.sponsor)?.[String(imageType)]);
  return kept.success ? kept.output : undefined;
}

/** Keeps the images of an answer beside those of the other kinds. */
export function keepImages(items: Pick<StoredItems, 'get' | 'set'>, imageType: number, wanted: Images): void {
  items.set(ITEMS.sponsor, { ...items.get(ITEMS.sponsor), [String(imageType)]: [...wanted] });
}
