import type { Locale, Messages } from './locale';
import type { Brand } from './brand';
import type { ThemeName } from './theme-choice';

/** Addresses of the brand's drawings, as the build named them. */
export interface BrandAssets {
  /** Mark and wordmark, for light and for dark surfaces. */
  readonly logo: Readonly<Record<ThemeName, string>>;
  /** The mark alone; carries its own colours and stands on any surface. */
  readonly mark: string;
  readonly hero: Readonly<Record<ThemeName, string>>;
  /** Shown while a sponsor's banner is on its way (MEDIA-012, OPEN-055). */
  readonly loading: Readonly<Record<ThemeName, string>>;
  /** Shown where a list has nothing to show. */
  readonly empty: string;
  /**
   * A sprite of 24×24 symbols in the current colour, used as `<use href={`${icons}#sports`} />`. Symbols: every
   * capability, and `home`, `records`, `wallet`, `promotions`, `support`, `mine`.
   */
  readonly icons: string;
}

/** What `html` and the browser's own bar are coloured with (BRAND-002, SHELL-015). */
export interface HeadColours {
  readonly plain: string;
  /** On `/` and `/mine` in the full-site layout. */
  readonly special: string;
}

/** What is known of a build. */
export interface BuildFacts {
  readonly version: string;
  /** What it was made of: the commit's short name and its time, ISO 8601. Absent where it was made outside a repository. */
  readonly commit?: string;
  readonly committedAt?: string;
}

/** A package whose code is in the build. */
export interface PackageLicence {
  readonly name: string;
  readonly version: string;
  /** As the package names it, by SPDX. */
  readonly licence: string;
  /** The licence as the package brings it; absent where it brings none. */
  readonly text?: string;
}

/** A build and what it is made of. */
export interface AboutBuild {
  readonly facts: BuildFacts;
  /** By name. Empty while developing. */
  readonly licences: readonly PackageLicence[];
}

/** Everything of one brand that reaches the browser; given by the build as `virtual:brand`. */
export interface BrandBundle {
  readonly config: Brand;
  readonly assets: BrandAssets;
  /** Addresses of the scripts that run beside the page, as the build named them. */
  readonly workers: {
    /** Decodes large payloads. */
    readonly payload: string;
    /** Serves the site where there is no network; absent while developing. */
    readonly site?: string;
  };
  /** What the page about the site shows; fetched by it alone. */
  readonly about: () => Promise<{ readonly default: AboutBuild }>;
  /** `dark` repeats `light` where the brand has no dark theme. */
  readonly heads: Readonly<Record<ThemeName, HeadColours>>;
  /** Texts that replace those of the features, by the same keys, below the feature's id. */
  readonly messages: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>>;
}
