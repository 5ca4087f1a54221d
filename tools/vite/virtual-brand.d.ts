declare module 'virtual:brand' {
  import type { BrandBundle } from '@heptad/brand-config';

  /** The one brand of this build. */
  export const brand: BrandBundle;
}

declare module 'virtual:brand.css';
