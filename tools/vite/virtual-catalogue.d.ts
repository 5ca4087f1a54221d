declare module 'virtual:catalogue-brands' {
  import type { BrandBundle } from '@heptad/brand-config';

  /** A brand as the catalogue shows it. */
  export interface CatalogueBrand {
    readonly brand: BrandBundle;
    /** Its theme, compiled as for its own page. */
    readonly css: string;
    /** Addresses of the drawings from which the launcher icons are made. */
    readonly launchers: Readonly<Record<'fullsite' | 'sports', string>>;
  }

  export const brands: readonly CatalogueBrand[];
}

declare module 'virtual:catalogue.css';
