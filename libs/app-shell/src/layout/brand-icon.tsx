import { useBrand } from '@heptad/feature-module';

/** One symbol of the brand's own sprite, in the colour of the text. */
export function BrandIcon({ name }: { readonly name: string }) {
  const { assets } = useBrand();
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <use href={`${assets.icons}#${name}`} />
    </svg>
  );
}
