import { existsSync, readdirSync } from 'node:fs';
import { Mendable } from './report.mjs';

export const DEFAULT_BRAND = 'ky';

/** The codes of all brands: the folders under brands/ that hold a brand.json. */
export function brandCodes() {
  return readdirSync('brands').filter((name) => existsSync(`brands/${name}/brand.json`));
}

/** Checks codes given by hand; a brand that does not exist is an error that lists those that do. */
export function chosenBrands(names, otherwise) {
  const known = brandCodes();
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Mendable(`There is no brand "${unknown}": choose one of ${known.join(', ')}.`);
  return names.length > 0 ? names : otherwise;
}
