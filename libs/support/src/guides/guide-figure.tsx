import { useLabels } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import { ShownPicture } from './shown-picture';
import { useGuides } from './use-guides';

export { messages } from './guide-texts';

/** A picture beside the words of a lesson; nothing where the brand has none of this name. */
export default function GuideFigure({ name }: { readonly name: string }) {
  const { t } = useTranslation('support');
  const labels = useLabels();
  const picture = useGuides()?.pictures[name];
  if (picture === undefined) return null;
  return (
    <figure className="m-0 flex flex-col items-center gap-2 rounded-m bg-sunken p-4">
      <ShownPicture picture={picture} alt="" className="w-full max-w-[220px]" />
      <figcaption className="text-center text-sm text-muted">
        {t(`guides.picture.${name}`, labels)}
      </figcaption>
    </figure>
  );
}
