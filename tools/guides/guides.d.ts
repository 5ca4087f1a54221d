/** The pictures and films of a brand's own pages. Read from the brand's folder by the build. */
declare module '*.guides' {
  import type { BrandGuides } from '@heptad/support';

  const guides: BrandGuides;
  export default guides;
}
