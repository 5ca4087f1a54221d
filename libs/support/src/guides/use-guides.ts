import { useEffect, useState } from 'react';
import { loadGuides, type BrandGuides } from './brand-guides';

const NONE: BrandGuides = { pictures: {}, films: {} };

/** The brand's pictures and films: undefined until it is known what there is; none where that cannot be had. */
export function useGuides(): BrandGuides | undefined {
  const [guides, setGuides] = useState<BrandGuides>();
  useEffect(() => {
    let wanted = true;
    const show = (got: BrandGuides): void => {
      if (wanted) setGuides(got);
    };
    loadGuides().then(show, () => show(NONE));
    return () => {
      wanted = false;
    };
  }, []);
  return guides;
}
