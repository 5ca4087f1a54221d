import { useLabels } from '@heptad/feature-module';
import { cx, FOCUS_RING } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { GuidePicture } from './brand-guides';

interface AllPicturesProps {
  readonly pictures: Readonly<Record<string, GuidePicture>>;
  readonly names: readonly string[];
  readonly place: number;
  readonly onChoose: (place: number) => void;
}

/** All pictures, small, to choose one. */
export function AllPictures({ pictures, names, place, onChoose }: AllPicturesProps) {
  const { t } = useTranslation('support');
  const labels = useLabels();
  return (
    <ul aria-label={t('guides.all')} className="grid grid-cols-4 gap-3 min-[560px]:grid-cols-7">
      {names.map((name, at) => (
        <li key={name}>
          <button
            type="button"
            aria-current={at === place}
            aria-label={t(`guides.picture.${name}`, labels)}
            className={cx(
              'block w-full overflow-hidden rounded-m border-2',
              at === place ? 'border-accent' : 'border-transparent',
              FOCUS_RING,
            )}
            onClick={() => onChoose(at)}
          >
            <img
              src={pictures[name]?.source}
              alt=""
              loading="lazy"
              className="block aspect-3/4 w-full object-cover object-top"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
