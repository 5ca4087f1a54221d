declare module 'virtual:offline-page' {
  import type { Site } from './serve-site';

  /** The page that stands in for one that cannot be had, as the build's brand draws it. */
  export const offline: Site['offline'];
  /** The brand's name in its first language. */
  export const name: string;
}
