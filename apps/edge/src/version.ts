declare const EDGE_VERSION: { readonly version: string } | undefined;

/** What runs: the release's version and commit, which its bundle is given; from the sources it is nothing but that. */
export const VERSION: { readonly version: string } =
  typeof EDGE_VERSION === 'undefined' ? { version: 'development' } : EDGE_VERSION;
